import CandidateLayout from '#web/layout/candidate-layout.tsx'
import CompanyLayout from '#web/layout/company-layout.tsx'
import { useSession } from '#web/session/session.ts'

/** Rooms of candidates and managers: each kind of user sees its own frame. */
export default function SharedLayout() {
  const { userType } = useSession()
  return userType === 'CompanyManager' ? <CompanyLayout /> : <CandidateLayout />
}
