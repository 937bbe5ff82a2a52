import { IconMenu2 } from '#web/icons/m/menu-2.ts'
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

const useDrawer = onDemand(async () => (await import('#web/layout/menus/person-drawer.tsx')).PersonDrawer)

type Props = {
  session: Session
  /** The log-in page of this page's audience. */
  login?: string
}

export function PublicHeader({ session, login = loginOf('GuestUser') }: Props) {
  const { links } = useSite()
  const drawer = useDrawer()
  const header = useHeaderHeight()
  const { isLogged, userType, attributes } = session
  return (
    <header ref={header} className={styles.header} data-guest={!isLogged}>
      <div className={styles.bar}>
        <Logo to={startOf(userType)} />
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
        <div className={styles.tools}>
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
      {userType === 'User' && <CompletenessBar {...attributes} />}
      {drawer.show({ session })}
    </header>
  )
}
