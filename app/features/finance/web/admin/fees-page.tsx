import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { searched } from '#web/list/filters.ts'
import { useFilters } from '#web/list/use-filters.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Entries, Muted, Page, Pair, Section } from '#web/page/page.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { formatDate } from '#wire/time/date.ts'
import { BASES } from '../../wire/charged-days.ts'
import { feeFields } from '../../wire/fee-record.ts'
import { listBilled, setFee, showFees } from '../../wire/fees.ts'
import { listStatements, showStatement } from '../../wire/statements.ts'
import { feeWords } from '../statement.ts'
import { StatementView } from '../statement-view.tsx'
import type { Route } from './+types/fees-page'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Taxas da empresa · Operação', index: false })

const filters = { mes: searched }
const BACK = { to: '/admin/financeiro', label: 'Financeiro' }
const BASIS_OPTIONS = Object.entries(BASES).map(([value, label]) => ({ value, label }))

/** What a company pays, and its months. */
export default function FeesPage({ params: { id } }: Route.ComponentProps) {
  const { values } = useFilters(filters)
  const fees = useQuery(answerOf(showFees, { id }))
  const months = useQuery(answerOf(listStatements, { per_page: 25, company_id: id }))
  return (
    <Page title={fees.data?.data.attributes.name ?? 'Empresa'} back={BACK} width="wide">
      <Loaded of={[fees, months]} missing="Empresa não encontrada">
        {({ data: { attributes } }, { collection }) => (
          <>
            <Fees id={id} fees={attributes.fees} />
            <StatementView
              whose={{ company_id: id, month: values.mes ?? collection.data[0]!.attributes.month }}
              to={(month) => `?mes=${month}`}
            />
          </>
        )}
      </Loaded>
    </Page>
  )
}

type FeesProps = { id: string; fees: Answer<typeof showFees>['data']['attributes']['fees'] }

function Fees({ id, fees }: FeesProps) {
  const set = useAct(setFee, {
    done: 'A taxa foi salva.',
    refresh: [showFees, listBilled, listStatements, showStatement],
  })
  return (
    <Section title="Taxas" id="fees" lead="Cada taxa vale do seu dia até o começo da próxima.">
      {fees.length > 0 ? (
        <Entries>
          {fees.map((fee) => (
            <li key={fee.starts_on}>
              <span>Desde {formatDate(fee.starts_on)}</span>
              <span>{feeWords(fee)}</span>
            </li>
          ))}
        </Entries>
      ) : (
        <Muted>Esta empresa ainda não tem taxa.</Muted>
      )}
      <RecordForm
        key={fees.length}
        fields={feeFields}
        submit="Salvar taxa"
        send={async (fee) => void (await set.act({ id, fee }))}
      >
        <Pair>
          <RecordField of={feeFields} name="starts_on" />
          <RecordField of={feeFields} name="amount" />
          <RecordField of={feeFields} name="basis" options={BASIS_OPTIONS} />
        </Pair>
      </RecordForm>
    </Section>
  )
}
