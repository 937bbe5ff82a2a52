import { Link } from 'react-router'
import type { SessionAttributes } from '#web/session/session.ts'
import styles from './completeness-bar.module.css'

/** The invitation is for people who look for a job: interns see the percentage only. */
export function CompletenessBar({ profile_completeness_percentage: percentage = 0, intern }: SessionAttributes) {
  return (
    <div className={styles.bar}>
      <progress value={percentage} max={100} aria-label="Perfil preenchido" />
      <span className={styles.figure}>{percentage}%</span>
      {!intern && (
        <Link to="/usuarios/preencher-perfil">Melhore as chances de ser encontrado, edite seu perfil aqui</Link>
      )}
    </div>
  )
}
