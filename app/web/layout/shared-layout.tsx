import CandidateLayout from '#web/layout/candidate-layout.tsx'
import CompanyLayout from '#web/layout/company-layout.tsx'
import { useSession } from '#web/session/session.ts'

/** Rooms of candidates and of managers alike: each kind sees its own frame, with its own menu. */
export default function SharedLayout() {
  const { userType } = useSession()
  return userType === 'CompanyManager' ? <CompanyLayout /> : <CandidateLayout />
}
