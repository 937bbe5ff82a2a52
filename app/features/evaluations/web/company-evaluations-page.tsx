import { oneOf } from '#web/list/filters.ts'
import { usePages } from '#web/list/use-pages.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Filters, Page, Section } from '#web/page/page.tsx'
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { listOwnedEvaluations } from '../wire/evaluations.ts'
import type { Route } from './+types/company-evaluations-page'
import { EvaluationRows } from './evaluation-rows.tsx'
import { ReceivedSection } from './received-section.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Avaliações de estágio', index: false })

const LEAD = 'A supervisão avalia cada estágio a cada seis meses e no fim; o estagiário avalia a empresa.'
const NONE = 'Quando um estágio fizer seis meses, ou terminar, a avaliação aparece aqui.'
const WHICH = { waiting: 'A responder', done: 'Recebidas' } as const
const filters = { which: oneOf(WHICH) }
const CHOICES = Object.entries(WHICH).map(([value, label]) => ({ value, label }))

export default function CompanyEvaluationsPage() {
  const { query, rows, paging, values, filterBy } = usePages(listOwnedEvaluations, filters)
  return (
    <Page title="Avaliações de estágio" lead={LEAD}>
      <Section title="Sobre os estagiários" id="interns">
        <Filters>
          <ChooseFilter
            label="Situação"
            name="which"
            none="Todas"
            value={values.which}
            choices={CHOICES}
            onChoose={(which) => filterBy({ which: (which || undefined) as keyof typeof WHICH | undefined })}
          />
        </Filters>
        <Loaded of={[query]}>
          {() =>
            rows.length === 0 ? (
              <EmptyState drawing="folder" title="Nenhuma avaliação aqui" text={NONE} />
            ) : (
              <>
                <EvaluationRows rows={rows} />
                <TablePaging {...paging} />
              </>
            )
          }
        </Loaded>
      </Section>
      <ReceivedSection />
    </Page>
  )
}
