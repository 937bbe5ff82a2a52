import { Button } from '#web/ui/button.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import styles from './admin.module.css'
import { GROWING, inProfiles, type Proposal } from './proposal-words.ts'

export type Act = 'approve' | 'merge' | 'refuse'

export function ProposalCard({ proposal: { attributes }, onAct }: { proposal: Proposal; onAct: (act: Act) => void }) {
  const { name, list, status, proposed_by, people_count } = attributes
  return (
    <article className={`${styles.card} ${styles.claim}`} aria-label={name}>
      <div className={styles.head}>
        <h2>{name}</h2>
        {status === 'refused' ? (
          <StandingMark of="bad">Recusada</StandingMark>
        ) : (
          <StandingMark of="waiting">Esperando</StandingMark>
        )}
      </div>
      <p className={styles.muted}>
        {GROWING[list]} · {proposed_by ? `proposta por ${proposed_by}` : 'proposta por quem já saiu'} ·{' '}
        {inProfiles(people_count)}
      </p>
      <div className={styles.actions}>
        <Button kind="primary" onClick={() => onAct('approve')}>
          Aprovar
        </Button>
        <Button onClick={() => onAct('merge')}>Unir a outra</Button>
        {status === 'proposed' && <Button onClick={() => onAct('refuse')}>Recusar</Button>}
      </div>
    </article>
  )
}
