import { IconMenu2 } from '#web/icons/m/menu-2.ts'
import { NavLink } from 'react-router'
import { Avatar } from './avatar.tsx'
import { Logo } from './logo.tsx'
import { loginOf, startOf } from '#web/session/homes.ts'
import { useMediaQuery } from '#web/media-query.ts'
import type { Session } from '#web/session/session.ts'
import { useSite } from '#web/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { onDemand } from '#web/ui/dialogs/use-on-demand.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import styles from './public-header.module.css'
import own from './academy.module.css'

const useDrawer = onDemand(async () => (await import('#web/layout/menus/academy-drawer.tsx')).AcademyDrawer)

export function AcademyBar({ session }: { session: Session }) {
  const { links } = useSite()
  const drawer = useDrawer()
  const narrow = useMediaQuery('(max-width: 767px)')
  const { isLogged, attributes } = session
  return (
    <header className={styles.header}>
      <div className={`${styles.bar} ${own.bar}`}>
        <span className={own.brand}>
          <Logo to={startOf(session.userType)} />
          <NavLink to="/academy" end className={own.academy}>
            Academy
          </NavLink>
        </span>
        <nav className={`${styles.nav} ${isLogged ? '' : own.inSight}`} aria-label="Academy">
          <NavLink to="/academy/cursos" end>
            Todos os Cursos
          </NavLink>
          {isLogged && <NavLink to="/academy/cursos/meus">Meus Cursos</NavLink>}
          {links?.blog && (
            <a href={links.blog} target="_blank" rel="noopener noreferrer">
              Blog
            </a>
          )}
        </nav>
        <div className={styles.tools}>
          <ThemeToggle />
          {isLogged ? (
            <button type="button" className={styles.person} aria-label="Abrir o menu da Academy" {...drawer.opener}>
              {narrow ? (
                <Icon of={IconMenu2} />
              ) : (
                <Avatar name={attributes.first_name ?? attributes.company_name} src={attributes.avatar} />
              )}
            </button>
          ) : (
            <ButtonLink to={loginOf('GuestUser')} className={styles.guest}>
              Entrar
            </ButtonLink>
          )}
        </div>
      </div>
      {drawer.show({ session })}
    </header>
  )
}
