import { IconMenu2 } from '#web/icons/m/menu-2.ts'
import { Avatar } from './avatar.tsx'
import { headerRooms } from '#web/layout/menus/company-menu.ts'
import { Logo } from './logo.tsx'
import { MenuButton } from '#web/layout/menus/menu-button.tsx'
import { loginOf } from '#web/session/homes.ts'
import type { Session } from '#web/session/session.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import styles from './company-header.module.css'

type Props = { session: Session; toggle: { label: string; expanded?: boolean; act: () => void } }

/** Below 769 px the buttons are hidden; the drawer has the same rooms. */
export function CompanyHeader({ session: { userType, attributes }, toggle }: Props) {
  const { company_name: name = '', company_avatar } = attributes
  const rooms = headerRooms(attributes)
  const known = userType === 'CompanyManager'
  return (
    <header className={styles.header} data-guest={!known}>
      {known && (
        <Button kind="icon" aria-label={toggle.label} aria-expanded={toggle.expanded} onClick={toggle.act}>
          <Icon of={IconMenu2} />
        </Button>
      )}
      <Logo to={known ? '/empresas/dashboard' : '/'} />
      <div className={styles.tools}>
        {known && (rooms.jobs || rooms.contracts.length > 0) && (
          <nav className={styles.rooms} aria-label="Atalhos">
            {rooms.jobs && (
              <ButtonLink kind="quiet" to="/vagas/minhas">
                Minhas vagas
              </ButtonLink>
            )}
            {rooms.contracts.length === 1 &&
              rooms.contracts.map(({ label, to }) => (
                <ButtonLink key={to} kind="quiet" to={to}>
                  {label}
                </ButtonLink>
              ))}
            {rooms.contracts.length > 1 && <MenuButton label="Meus contratos" rooms={rooms.contracts} />}
          </nav>
        )}
        <ThemeToggle />
        {known ? (
          <span className={styles.company} title={name}>
            <Avatar name={name} src={company_avatar} square />
            <span>{name}</span>
          </span>
        ) : (
          <ButtonLink to={loginOf('CompanyManager')} className={styles.guest}>
            Entrar
          </ButtonLink>
        )}
      </div>
    </header>
  )
}
