import { useAct } from '#web/calls/use-act.ts'
import { keyed } from '#web/page/keyed.ts'
import { Entries, Named, Second, Section } from '#web/page/page.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { type Standing, StandingMark } from '#web/ui/states/standing.tsx'
import { formatDate } from '#wire/time/date.ts'
import { confirmWeek, showLedger } from '../../wire/ledger.ts'
import { Correction } from './correction.tsx'
import styles from './ledger.module.css'
import type { By, Ledger } from './ledger-sections.tsx'

const STANDINGS: Record<Ledger['items'][number]['state'], Standing> = {
  done: 'good',
  overdue: 'bad',
  upcoming: 'quiet',
}

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
      {ledger.corrections.map((one) => (
        <Correction key={one.about_name} of={one} />
      ))}
      <Entries>
        {keyed(items).map(({ item, key }) => (
          <li key={key} data-state={item.state}>
            <div>
              <Named name={item.kind_name}>{item.words}</Named>
            </div>
            <div className={styles.standing}>
              <StandingMark of={STANDINGS[item.state]}>{item.state_name}</StandingMark>
              <Second>
                {item.state === 'done' ? '' : 'até '}
                {formatDate(item.due_on)} · {item.owner_name}
              </Second>
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
      </Entries>
    </Section>
  )
}
