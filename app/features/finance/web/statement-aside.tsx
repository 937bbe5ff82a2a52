import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Entries, Facts, Muted, Section, Stack } from '#web/page/page.tsx'
import { Collapsible } from '#web/ui/collapsible.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { formatMoney } from '#wire/money.ts'
import { monthWords } from '../wire/months.ts'
import { PAYROLL_COLUMNS } from '../wire/payroll-columns.ts'
import { listStatements } from '../wire/statements.ts'
import styles from './finance.module.css'
import { feeWords, missingWords, type Statement } from './statement.ts'
import { PayrollFile, type Whose } from './statement-files.tsx'

type Props = { whose: Whose; of: Statement; to: (month: string) => string }

export const StatementAside = ({ whose, of, to }: Props) => (
  <Stack>
    <Section title="Como se conta" id="counting">
      {of.missing.length > 0 && (
        <Notice kind="warning" title="Falta uma taxa">
          {missingWords(of.missing)}
        </Notice>
      )}
      {of.fees.map((fee) => (
        <p key={fee.starts_on}>{feeWords(fee)}.</p>
      ))}
      <Muted>Meses fechados não mudam: o que chega depois vira ajuste no mês aberto.</Muted>
    </Section>
    {of.sha256 && (
      <Section title="Conferir" id="check" lead="O PDF deste mês é sempre o mesmo arquivo.">
        <Facts
          facts={[
            ['Número', of.number],
            [
              'SHA-256',
              <span key="hash" className={styles.hash}>
                {of.sha256}
              </span>,
            ],
          ]}
        />
      </Section>
    )}
    <Section title="Folha de pagamento" id="payroll" lead="As bolsas do mês, para o sistema da sua empresa.">
      <PayrollFile of={whose} />
      <Collapsible title="O que tem no arquivo">
        <dl className={styles.layout}>
          {Object.entries(PAYROLL_COLUMNS).map(([name, words]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </Collapsible>
    </Section>
    <Months whose={whose} to={to} />
  </Stack>
)

function Months({ whose: { company_id, month }, to }: Omit<Props, 'of'>) {
  const sent = { per_page: 25 as const, ...(company_id && { company_id }) }
  const months = useQuery({ ...answerOf(listStatements, sent), placeholderData: keepPreviousData })
  return (
    <Section title="Meses" id="months">
      <Loaded of={[months]} lines={3}>
        {({ collection }) => (
          <Entries>
            {collection.data.map(({ attributes: one }) => (
              <li key={one.month}>
                <Link to={to(one.month)} aria-current={one.month === month ? 'page' : undefined}>
                  {monthWords(one.month)}
                </Link>
                <span>
                  {one.state === 'open' && 'em aberto · '}
                  {formatMoney(one.total)}
                </span>
              </li>
            ))}
          </Entries>
        )}
      </Loaded>
    </Section>
  )
}
