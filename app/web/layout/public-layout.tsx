import { useEffect } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router'
import { Frame } from '#web/layout/frame.tsx'
import { PublicHeader } from './headers/public-header.tsx'
import { SiteFooter } from './footers/site-footer.tsx'
import { loginOf } from '#web/session/homes.ts'
import { useSession } from '#web/session/session.ts'
import styles from './public-layout.module.css'

/** On pages for companies, 'Entrar' leads to their log-in. */
const FOR_COMPANIES = /^\/(empresas\/(cadastr|reclamar)|colaboradores\/)/
/** On a partner's board companies use the board's own log-in and registration. */
const boardAt = (pathname: string) => /^\/ies\/[^/]+/.exec(pathname)?.[0]

const loginAt = (pathname: string) => {
  const board = boardAt(pathname)
  return board && pathname.startsWith(`${board}/empresas`)
    ? `${board}/empresas/entrar`
    : loginOf(FOR_COMPANIES.test(pathname) ? 'CompanyManager' : 'GuestUser')
}

type Branded = { brand?: Record<`--${string}`, string> }
/** The colours of the page's partner, from its loader. */
const useBrand = () =>
  useMatches()
    .map(({ loaderData }) => (loaderData as Branded | undefined)?.brand)
    .find(Boolean)

/** Loaded only with a session. */
function useFreshInPassing(isLogged: boolean) {
  useEffect(() => {
    if (!isLogged) return
    let left = false
    let stop = (): void => void (left = true)
    void import('#web/calls/fresh-in-passing.ts').then(
      ({ readInPassing }) => left || (stop = readInPassing()),
      () => {},
    )
    return () => stop()
  }, [isLogged])
}

export default function PublicLayout() {
  const session = useSession()
  const { pathname } = useLocation()
  const brand = useBrand()
  useFreshInPassing(session.isLogged)
  return (
    <div className={brand ? styles.branded : styles.ours} style={brand}>
      <Frame
        header={<PublicHeader session={session} login={loginAt(pathname)} />}
        footer={<SiteFooter board={boardAt(pathname)} />}
      >
        <Outlet />
      </Frame>
    </div>
  )
}
