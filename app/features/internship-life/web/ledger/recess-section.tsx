import { useState } from 'react'
import { useAct } from '#web/calls/use-act.ts'
import { Actions, Facts, Rows, Second, Section } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { formatDate } from '#wire/time/date.ts'
import { dropRecess, payRecess, showLedger } from '../../wire/ledger.ts'
import { inDays } from '../in-days.ts'
import styles from './ledger.module.css'
import type { By, Ledger } from './ledger-sections.tsx'
import { RecessDialog } from './recess-dialog.tsx'

type Entry = Ledger['recess']['entries'][number]
const entryWords = ({ from, to, days }: Entry) =>
  from && to ? `${formatDate(from)} a ${formatDate(to)}, ${inDays(days)}` : `${inDays(days)} pagos depois do fim`

export function RecessSection({ id, ledger, by }: { id: string; ledger: Ledger; by: By }) {
  const [recording, setRecording] = useState(false)
  const dropping = useAct(dropRecess, { refresh: [showLedger] })
  const paying = useAct(payRecess, { refresh: [showLedger] })
  const { recess, ends_on, as_of } = ledger
  const over = ends_on < as_of
  return (
    <Section title="Recesso" id="recesso" lead="2,5 dias por mês, arredondados a favor de quem estagia.">
      <Facts
        facts={[
          ['No estágio todo', `${inDays(recess.due)}: ${recess.sum}`],
          ['Até hoje', inDays(recess.earned)],
          ['Já registrados', inDays(recess.taken)],
          [over ? 'A pagar' : 'Restam', inDays(Math.max(recess.left, 0))],
        ]}
      />
      {recess.entries.length > 0 && (
        <Rows>
          {recess.entries.map((entry) => (
            <li key={entry.id} className={styles.entry}>
              <span>
                {entryWords(entry)}
                <Second>Registrado por {entry.noted_by}</Second>
              </span>
              {by === 'company' && (
                <Button
                  kind="quiet"
                  loading={dropping.busy}
                  aria-label={`Apagar o registro de ${entryWords(entry)}`}
                  onClick={() => dropping.press({ id, entry_id: entry.id })}
                >
                  Apagar
                </Button>
              )}
            </li>
          ))}
        </Rows>
      )}
      {by === 'company' && recess.left > 0 && (
        <Actions>
          {over ? (
            <Button loading={paying.busy} onClick={() => paying.press({ id })}>
              Registrar pagamento de {inDays(recess.left)}
            </Button>
          ) : (
            <Button aria-haspopup="dialog" onClick={() => setRecording(true)}>
              Registrar recesso
            </Button>
          )}
        </Actions>
      )}
      {recording && <RecessDialog id={id} ledger={ledger} onClose={() => setRecording(false)} />}
    </Section>
  )
}
