import { useState } from 'react'
import { Link } from 'react-router'
import { oneOf } from '#web/list/filters.ts'
import { type RowOf, usePages } from '#web/list/use-pages.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Muted, Page } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import { TableAwaited } from '#web/ui/tables/table-awaited.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { listTemplates, SCOPES } from '../../wire/templates.ts'
import { KINDS } from '../../wire/variable-types.ts'
import styles from '../templates.module.css'
import { NewTemplateDialog } from './new-template-dialog.tsx'

export type TemplateRow = RowOf<typeof listTemplates>

const WORDS = {
  company: {
    at: '/folders/modelos',
    lead: 'O texto de que saem os contratos. Sem um modelo da sua empresa, vale o da plataforma.',
    below: { back: { to: '/folders/minhas', label: 'Meus contratos' } },
  },
  admin: {
    at: '/admin/modelos',
    lead:
      'O texto de que saem os contratos. O da instituição vale antes do da ' +
      'empresa, e o da empresa antes do da plataforma.',
    below: {},
  },
} as const
const INSTITUTIONS = 'O modelo de uma instituição começa na página dela, em Instituições.'

const filters = { kind: oneOf(KINDS), scope: oneOf(SCOPES) }
const choicesOf = (of: Record<string, string>) => Object.entries(of).map(([value, label]) => ({ value, label }))
const numbered = (number: number | null, none: string) => (number === null ? none : `Versão ${number}`)

const columns = (at: string): Column<TemplateRow>[] => [
  {
    key: 'kind',
    header: 'Documento',
    cell: ({ id, attributes: { kind_name } }) => <Link to={`${at}/${id}`}>{kind_name}</Link>,
  },
  {
    key: 'owner',
    header: 'De quem',
    cell: ({ attributes: { owner_name, scope } }) => owner_name ?? SCOPES[scope],
  },
  {
    key: 'published',
    header: 'Em uso',
    cell: ({ attributes: { published } }) => numbered(published, 'Nenhuma versão publicada'),
  },
  { key: 'draft', header: 'Rascunho', cell: ({ attributes: { draft } }) => numbered(draft, '—') },
]

export function TemplatesRoom({ of }: { of: keyof typeof WORDS }) {
  const { query, rows, paging, values, filterBy } = usePages(listTemplates, filters)
  const [isNew, setIsNew] = useState(false)
  const { at, lead, below } = WORDS[of]
  const create = of === 'company' && (
    <Button kind="primary" onClick={() => setIsNew(true)}>
      Criar modelo da empresa
    </Button>
  )
  return (
    <Page title="Modelos de documentos" lead={lead} actions={create} width="wide" {...below}>
      <div className={styles.filters}>
        <ChooseFilter
          label="Documento"
          name="kind"
          none="Todos"
          value={values.kind}
          choices={choicesOf(KINDS)}
          onChoose={(kind) => filterBy({ kind: kind as keyof typeof KINDS })}
        />
        <ChooseFilter
          label="De quem"
          name="scope"
          none="Todos"
          value={values.scope}
          choices={choicesOf(SCOPES).filter(({ value }) => of === 'admin' || value !== 'institution')}
          onChoose={(scope) => filterBy({ scope: scope as keyof typeof SCOPES })}
        />
      </div>
      <Loaded of={[query]} awaited={<TableAwaited of={columns(at)} />}>
        {() => (
          <>
            <DataTable
              caption="Modelos de documentos"
              columns={columns(at)}
              rows={rows}
              rowKey={({ id }) => id}
              empty={<EmptyState title="Nenhum modelo aqui" text="Mude os filtros para ver outros." />}
            />
            <TablePaging {...paging} />
          </>
        )}
      </Loaded>
      {of === 'admin' && <Muted>{INSTITUTIONS}</Muted>}
      {isNew && <NewTemplateDialog at={at} onClose={() => setIsNew(false)} />}
    </Page>
  )
}
