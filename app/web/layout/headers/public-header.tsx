import { IconMenu2 } from '#web/icons/m/menu-2.ts'
import { lazy, Suspense } from 'react'
import { NavLink } from 'react-router'
import { Avatar } from './avatar.tsx'
import { CompletenessBar } from './completeness-bar.tsx'
import { Logo } from './logo.tsx'
import { publicRooms } from '#web/layout/rooms/public-rooms.ts'
import { useHeaderHeight } from './use-header-height.ts'
import { loginOf, startOf } from '#web/session/homes.ts'
import type { Session } from '#web/session/session.ts'
import { useSite } from '#web/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import { onDemand } from '#web/ui/dialogs/use-on-demand.tsx'
import styles from './public-header.module.css'

// Guests do not load what only a student's header has.
const StudentNav = lazy(async () => ({ default: (await import('./student-nav.tsx')).StudentNav }))
const Bell = lazy(async () => ({ default: (await import('./bell.tsx')).Bell }))
const BottomBar = lazy(async () => ({ default: (await import('#web/layout/menus/bottom-bar.tsx')).BottomBar }))
const useDrawer = onDemand(async () => (await import('#web/layout/menus/person-drawer.tsx')).PersonDrawer)

type Props = {
  session: Session
  /** The log-in page of this page's audience. */
  login?: string
}

export function PublicHeader({ session, login = loginOf('GuestUser') }: Props) {
  const drawer = useDrawer()
  const header = useHeaderHeight()
  const { isLogged, userType, attributes } = session
  return (
    <>
      <header ref={header} className={styles.header} data-guest={!isLogged}>
        <div className={styles.bar}>
          <Logo to={startOf(userType)} />
          {userType === 'User' ? (
            <Suspense>
              <StudentNav session={session} />
            </Suspense>
          ) : (
            <GuestNav session={session} />
          )}
          <div className={styles.tools}>
            {userType === 'User' && (
              <Suspense>
                <Bell />
              </Suspense>
            )}
            <ThemeToggle />
            {isLogged ? (
              <button type="button" className={styles.person} aria-label="Abrir meu menu" {...drawer.opener}>
                <Avatar name={attributes.first_name ?? attributes.company_name} src={attributes.avatar} />
              </button>
            ) : (
              <>
                <ButtonLink to={login} className={styles.guest}>
                  Entrar
                </ButtonLink>
                <Button kind="icon" className={styles.menu} aria-label="Abrir menu" {...drawer.opener}>
                  <Icon of={IconMenu2} />
                </Button>
              </>
            )}
          </div>
        </div>
        {drawer.show({ session })}
      </header>
      <CompletenessBar {...session} />
      {userType === 'User' && (
        <Suspense>
          <BottomBar session={session} />
        </Suspense>
      )}
    </>
  )
}

function GuestNav({ session }: Pick<Props, 'session'>) {
  const { links } = useSite()
  return (
    <nav className={styles.nav} aria-label="Principal">
      {publicRooms(session, links).map(({ label, ...way }) =>
        'to' in way ? (
          <NavLink key={label} to={way.to}>
            {label}
          </NavLink>
        ) : (
          <a key={label} href={way.href} target="_blank" rel="noopener noreferrer">
            {label}
          </a>
        ),
      )}
    </nav>
  )
}
