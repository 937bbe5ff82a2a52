import { Outlet } from 'react-router'
import { CopyrightFooter } from './footers/copyright-footer.tsx'
import { Frame } from '#web/layout/frame.tsx'
import { PageGuard } from './rooms/page-guard.tsx'
import { PublicHeader } from './headers/public-header.tsx'
import { useSession } from '#web/session/session.ts'

const CANDIDATES = { only: ['User'] } as const

/** The public header with the candidate's drawer and completeness bar; a small footer. */
export default function CandidateLayout() {
  const session = useSession()
  return (
    <Frame header={<PublicHeader session={session} />} footer={<CopyrightFooter />} work>
      <PageGuard access={CANDIDATES}>
        <Outlet />
      </PageGuard>
    </Frame>
  )
}
