import type { Unmet } from '../../wire/applying.ts'
import styles from './own.module.css'

/** Criteria that were not met: what the job asks beside what the profile says. */
export const CriteriaList = ({ unmet }: { unmet: Unmet[] }) => (
  <dl className={styles.criteria}>
    {unmet.map(({ criterion, label, asked, told }) => (
      <div key={`${label} ${asked}`}>
        <dt>{label}</dt>
        <dd>A vaga pede: {asked}</dd>
        <dd>
          {criterion === 'question' ? 'Resposta' : 'No perfil'}: {told}
        </dd>
      </div>
    ))}
  </dl>
)
