import { Outlet, useLocation } from 'react-router'
import { Frame } from '#web/layout/frame.tsx'
import { PublicHeader } from '#web/layout/public-header.tsx'
import { SiteFooter } from '#web/layout/site-footer.tsx'
import { loginOf } from '#web/homes.ts'
import { useSession } from '#web/session.ts'

/** Where companies sign up and log in, 'Entrar' is theirs. */
const FOR_COMPANIES = /^\/(empresas\/(cadastr|reclamar)|colaboradores\/|ies\/[^/]+\/empresas)/

export default function PublicLayout() {
  const session = useSession()
  const { pathname } = useLocation()
  const login = loginOf(FOR_COMPANIES.test(pathname) ? 'CompanyManager' : 'GuestUser')
  return (
    <Frame header={<PublicHeader session={session} login={login} />} footer={<SiteFooter />}>
      <Outlet />
    </Frame>
  )
}
