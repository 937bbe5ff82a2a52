import { NavLink } from 'react-router'
import { studentRooms } from '#web/layout/menus/student-rooms.ts'
import { publicRooms } from '#web/layout/rooms/public-rooms.ts'
import type { Session } from '#web/session/session.ts'
import { useSite } from '#web/site.ts'
import styles from './public-header.module.css'

/** A student's rooms, then what everybody's header has; the latter only where there is room for both. */
export function StudentNav({ session }: { session: Session }) {
  const { links } = useSite()
  return (
    <nav className={`${styles.nav} ${styles.own}`} aria-label="Principal">
      {studentRooms(session).map(({ label, to }) => (
        <NavLink key={label} to={to}>
          {label}
        </NavLink>
      ))}
      <span className={styles.others}>
        {publicRooms(session, links)
          .filter(({ label }) => label !== 'Vagas')
          .map(({ label, ...way }) =>
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
      </span>
    </nav>
  )
}
