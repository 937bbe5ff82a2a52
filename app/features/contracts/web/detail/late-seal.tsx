import { useAct } from '#web/calls/use-act.ts'
import { Button } from '#web/ui/button.tsx'
import type { Attributes } from '../../wire/buttons.ts'
import { sealAgain } from '../../wire/envelopes.ts'
import styles from './detail.module.css'
import { REFRESH } from './refresh.ts'

type Late = NonNullable<Attributes['late_seal']>

/** For the operation: a seal that stopped or fails, with the reason. */
export function LateSeal({ id, of: { stopped, tries, reason } }: { id: string; of: Late }) {
  const again = useAct(sealAgain, { done: 'O documento voltou para a fila de selar.', refresh: REFRESH })
  return (
    <section className={styles.card} aria-labelledby="late-seal">
      <header className={styles.head}>
        <h2 id="late-seal">{stopped ? 'O selo parou' : 'O selo atrasou'}</h2>
        <Button loading={again.busy} onClick={() => again.press({ id })}>
          Tentar de novo
        </Button>
      </header>
      <p className={styles.inside}>
        {reason ? `Motivo: ${reason}.` : 'Não há tarefa para selar este documento.'}
        {tries > 0 && ` Tentativas: ${tries}.`}
      </p>
    </section>
  )
}
