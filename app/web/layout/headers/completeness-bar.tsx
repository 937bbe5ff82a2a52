import { Link, useLocation } from 'react-router'
import type { Session } from '#web/session/session.ts'
import styles from './completeness-bar.module.css'

const WIZARD = '/usuarios/preencher-perfil'

/**
 * Under the header, and scrolling away with the page; gone once the profile is whole. Its place is kept while a
 * student's session is about to appear. Interns, who look for no job, see the percentage only.
 */
export function CompletenessBar({ userType, isLogged, attributes }: Session) {
  const { pathname } = useLocation()
  const { profile_completeness_percentage: percentage = 0, intern } = attributes
  if (pathname === WIZARD) return null // it has a progress of its own
  if (!isLogged) return <div className={styles.place} />
  if (userType !== 'User' || percentage >= 100) return null
  return (
    <aside className={styles.strip} aria-label="Seu perfil">
      <div className={styles.bar}>
        <span className={styles.figure}>{percentage}%</span>
        {intern ? (
          <span>do seu perfil preenchido</span>
        ) : (
          <Link to={WIZARD}>Melhore as chances de ser encontrado, edite seu perfil aqui</Link>
        )}
      </div>
      <progress value={percentage} max={100} aria-label="Perfil preenchido" />
    </aside>
  )
}
