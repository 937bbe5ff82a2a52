import { useSearchParams } from 'react-router'
import { oneOf } from '#web/list/filters.ts'
import { usePages } from '#web/list/use-pages.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page, Section } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import { FilterBar } from '#web/ui/filters/filter-bar.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { TableAwaited } from '#web/ui/tables/table-awaited.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { listInvites } from '../wire/form-invites.ts'
import { FORM_STATES } from '../wire/form-words.ts'
import type { Route } from './+types/invites-page'
import { HiredSection } from './invites/hired-section.tsx'
import { COLUMNS } from './invites/invite-columns.tsx'
import { PersonSection } from './invites/person-section.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Convites para formulários', index: false })

const filters = { state: oneOf(FORM_STATES) }
const CHOICES = Object.entries(FORM_STATES).map(([value, label]) => ({ value, label }))

/** Whom the company has asked to fill a form, and where each of them stands. */
export default function InvitesPage() {
  const [search] = useSearchParams()
  const { query, rows, paging, values, bar, filterBy } = usePages(listInvites, filters)
  return (
    <Page
      title="Convites"
      lead="A pessoa preenche os dados da admissão por um link, e o rascunho do contrato nasce preenchido."
      back={{ to: '/folders/minhas', label: 'Meus contratos' }}
      actions={
        <>
          <ButtonLink to="/dados/conferir">Conferir dados</ButtonLink>
          <ButtonLink to="/folders/convites/planilha">Convidar por planilha</ButtonLink>
        </>
      }
    >
      <HiredSection only={search.get('candidatura')} />
      <PersonSection />
      <Section title="Convites enviados" id="enviados">
        <FilterBar {...bar}>
          <ChooseFilter
            label="Situação"
            name="state"
            none="Todas"
            value={values.state}
            choices={CHOICES}
            onChoose={(state) => filterBy({ state })}
          />
        </FilterBar>
        <Loaded of={[query]} awaited={<TableAwaited of={COLUMNS} />}>
          {() => (
            <>
              <DataTable
                caption="Convites"
                columns={COLUMNS}
                rows={rows}
                rowKey={({ id }) => id}
                empty={
                  <EmptyState drawing="folder" title="Nenhum convite" text="Os convites enviados aparecem aqui." />
                }
              />
              <TablePaging {...paging} />
            </>
          )}
        </Loaded>
      </Section>
    </Page>
  )
}
