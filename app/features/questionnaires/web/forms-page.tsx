import { IconPlus } from '#web/icons/p/plus.ts'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { useCompanies } from '#features/collaborators/web/use-companies.ts'
import { searched } from '#web/list/filters.ts'
import { type RowOf, usePages } from '#web/list/use-pages.ts'
import { Page } from '#web/page/page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { SearchBox } from '#web/ui/filters/search-box.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { EmptyState, ErrorState } from '#web/ui/states/state.tsx'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { listForms } from '../wire/forms.ts'
import type { Route } from './+types/forms-page'
import { FormActions } from './form-actions.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Questionários', index: false })

type Row = RowOf<typeof listForms>

const AT = '/ats/questionarios/formularios'
const LEAD = 'As perguntas que uma vaga faz a quem se candidata. Um questionário serve a muitas vagas.'
const NONE =
  'Monte as perguntas uma vez e use em quantas vagas quiser: respostas curtas, escolhas, escalas, arquivos e vídeos.'

const count = (n: number) => n.toLocaleString('pt-BR')
const ALL: Column<Row>[] = [
  {
    key: 'title',
    header: 'Questionário',
    cell: ({ id, attributes }) => <Link to={`${AT}/${id}`}>{attributes.title}</Link>,
  },
  { key: 'company_name', header: 'Empresa', cell: ({ attributes }) => attributes.company_name },
  { key: 'number', header: 'Versão', align: 'end', cell: ({ attributes }) => attributes.number },
  { key: 'questions', header: 'Perguntas', align: 'end', cell: ({ attributes }) => attributes.questions },
  { key: 'jobs', header: 'Vagas', align: 'end', cell: ({ attributes }) => count(attributes.jobs) },
  { key: 'answers', header: 'Respostas', align: 'end', cell: ({ attributes }) => count(attributes.answers) },
]

const filters = { q: searched }
const actions = ({ id, attributes }: Row) => (
  <FormActions id={id} title={attributes.title} company_id={attributes.company_id} />
)

export default function FormsPage() {
  const { query, none, values, filterBy, rows, size, paging } = usePages(listForms, filters)
  const companies = useCompanies()
  const search = useCallback((q: string) => filterBy({ q }, { replace: true }), [filterBy])
  const create = (
    <ButtonLink kind="primary" to={`${AT}/novo`}>
      <Icon of={IconPlus} /> Criar questionário
    </ButtonLink>
  )
  if (query.isError && !query.data)
    return (
      <Page title="Questionários" width="wide">
        <ErrorState onRetry={() => void query.refetch()} />
      </Page>
    )
  return (
    <Page title="Questionários" lead={LEAD} width="wide" actions={create}>
      {!none && <SearchBox label="Buscar pelo título" value={values.q ?? ''} onSearch={search} />}
      <DataTable
        caption="Questionários"
        columns={companies.length > 1 ? ALL : ALL.filter(({ key }) => key !== 'company_name')}
        rows={rows}
        rowKey={({ id }) => id}
        actions={actions}
        loading={!query.data}
        expected={size}
        empty={
          values.q ? (
            <EmptyState title="Nenhum questionário encontrado" text="Nenhum título combina com essa busca." />
          ) : (
            <EmptyState drawing="folder" title="Nenhum questionário ainda" text={NONE} action={create} />
          )
        }
      />
      <TablePaging {...paging} />
    </Page>
  )
}
