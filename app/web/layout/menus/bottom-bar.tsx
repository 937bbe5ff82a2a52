import { NavLink } from 'react-router'
import type { Session } from '#web/session/session.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import styles from './bottom-bar.module.css'
import { studentRooms } from './student-rooms.ts'

/** On phones, a student's four rooms within the thumb's reach. */
export const BottomBar = ({ session }: { session: Session }) => (
  <nav className={styles.bar} aria-label="Suas páginas" data-bottom-bar="rooms">
    {studentRooms(session).map(({ label, to, icon }) => (
      <NavLink key={label} to={to}>
        <Icon of={icon} size={24} />
        {label}
      </NavLink>
    ))}
  </nav>
)
