import { Outlet } from 'react-router'
import { Frame } from '#web/layout/frame.tsx'
import { PublicHeader } from '#web/layout/public-header.tsx'
import { SiteFooter } from '#web/layout/site-footer.tsx'
import { useSession } from '#web/session.ts'

export default function PublicLayout() {
  const session = useSession()
  return (
    <Frame header={<PublicHeader session={session} />} footer={<SiteFooter />}>
      <Outlet />
    </Frame>
  )
}
