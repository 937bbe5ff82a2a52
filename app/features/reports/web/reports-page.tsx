import { oneOf } from '#web/list/filters.ts'
import { useFilters } from '#web/list/use-filters.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Filters, Page } from '#web/page/page.tsx'
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import type { Route } from './+types/reports-page'
import { Exports } from './exports.tsx'
import { FigureStrip } from './figure-strip.tsx'
import { BY, filters, ReportFilters } from './report-filters.tsx'
import { ReportSection } from './report-section.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Relatórios', index: false })

const AND_BY = { ...filters, by: oneOf(BY) }
const CHOICES = Object.entries(BY)
  .filter(([value]) => value !== 'companies')
  .map(([value, label]) => ({ value, label }))

export default function ReportsPage() {
  const { values, filterBy } = useFilters(AND_BY)
  const { by = 'companies', ...narrowed } = values
  return (
    <Page title="Relatórios" lead="Cada número abre a lista que ele conta." width="wide">
      <ReportFilters values={narrowed} filterBy={filterBy} />
      <FigureStrip values={narrowed} />
      <Exports />
      <ReportSection name="movements" values={narrowed} />
      <ReportSection name={by} values={narrowed}>
        <Filters>
          <ChooseFilter
            label="Estagiários por"
            name="by"
            none="unidade"
            value={values.by}
            choices={CHOICES}
            onChoose={(next) => filterBy({ by: next })}
          />
        </Filters>
      </ReportSection>
      <ReportSection name="signing" values={narrowed} />
      <ReportSection name="hiring" values={narrowed} />
      <ReportSection name="funnel" values={narrowed} />
      <ReportSection name="supervisors" values={narrowed} />
      <ReportSection name="capacity" values={narrowed} />
      <ReportSection name="evaluations" values={narrowed} />
    </Page>
  )
}
