import { useAct } from '#web/calls/use-act.ts'
import { keyed } from '#web/page/keyed.ts'
import { Section } from '#web/page/page.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { formatDate } from '#wire/time/date.ts'
import { confirmWeek, showLedger } from '../../wire/ledger.ts'
import styles from './ledger.module.css'
import type { By, Ledger } from './ledger-sections.tsx'

export function LedgerItems({ id, ledger, by }: { id: string; ledger: Ledger; by: By }) {
  const confirming = useAct(confirmWeek, { refresh: [showLedger] })
  const { items } = ledger
  const next = items.find(({ kind, state }) => kind === 'report' && state !== 'done')
  const late = items.filter(({ state }) => state === 'overdue').length
  return (
    <Section
      title="Calendário"
      id="calendario"
      lead={late > 0 && by === 'company' ? 'O que está vencido segura a renovação do estágio.' : undefined}
    >
      <ul className={styles.items}>
        {keyed(items).map(({ item, key }) => (
          <li key={key} data-state={item.state}>
            <div>
              <strong>{item.kind_name}</strong>
              <span className={styles.second}>{item.words}</span>
            </div>
            <div className={styles.standing}>
              <span className={styles.mark} data-state={item.state}>
                {item.state_name}
              </span>
              <span className={styles.second}>
                {item.state === 'done' ? '' : 'até '}
                {formatDate(item.due_on)} · {item.owner_name}
              </span>
            </div>
            {by === 'intern' && item === next && (
              <ButtonLink kind="primary" to={`/folders/${id}/relatorio`}>
                Escrever o relatório
              </ButtonLink>
            )}
            {by === 'company' && item.kind === 'assessment' && item.state !== 'done' && (
              <Button
                loading={confirming.busy}
                onClick={() => confirming.press({ id, week: { from: formatDate(item.from!) } })}
              >
                A instituição confirmou
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
