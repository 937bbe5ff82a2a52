import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { anId, searched } from '#web/list/filters.ts'
import { useFilters } from '#web/list/use-filters.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page } from '#web/page/page.tsx'
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import { listStatements } from '../wire/statements.ts'
import type { Route } from './+types/statements-page'
import { StatementView } from './statement-view.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Financeiro', index: false })

const filters = { mes: searched, empresa: anId('Unidade') }
const LEAD = 'O que a empresa paga pelos estágios, mês a mês, com a conta de cada linha.'

export default function StatementsPage() {
  const { values, filterBy } = useFilters(filters)
  const { mes, empresa } = values
  const company = empresa ? { company_id: empresa } : {}
  const months = useQuery(answerOf(listStatements, { per_page: 25, ...company }))
  const to = (month: string) => `?${new URLSearchParams({ mes: month, ...(empresa && { empresa }) })}`
  return (
    <Page title="Financeiro" lead={LEAD} width="wide">
      <Loaded of={[months]} missing="Empresa não encontrada">
        {({ collection, companies }) => (
          <>
            {companies.length > 1 && (
              <ChooseFilter
                label="Unidade"
                name="empresa"
                none={companies[0]!.name}
                value={empresa}
                choices={companies.slice(1).map(({ id, name }) => ({ value: id, label: name }))}
                onChoose={(id) => filterBy({ empresa: id, mes: undefined })}
              />
            )}
            <StatementView whose={{ ...company, month: mes ?? collection.data[0]!.attributes.month }} to={to} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
