import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { FOLDER_STATES } from '#features/internships/wire/folder-words.ts'
import { listFolders } from '#features/internships/wire/folders.ts'
import { useAct } from '#web/calls/use-act.ts'
import { oneOf, searched } from '#web/list/filters.ts'
import { type RowOf, usePages } from '#web/list/use-pages.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Actions, Filters, Muted, Page, Section } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import { SearchBox } from '#web/ui/filters/search-box.tsx'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import { TableAwaited } from '#web/ui/tables/table-awaited.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { createFolderZip, listFolderZips, MOST_FOLDERS } from '../../wire/zips.ts'
import type { Route } from './+types/folder-zips-page'
import styles from './zips.module.css'
import { ZipList } from './zip-list.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Documentos em ZIP', index: false })

type Row = RowOf<typeof listFolders>
const filters = { q: searched, state: oneOf(FOLDER_STATES) }
const STATES = Object.entries(FOLDER_STATES).map(([value, label]) => ({ value, label }))
const folders = (n: number) => (n === 1 ? '1 estágio' : `${n} estágios`)

const columns = (chosen: ReadonlySet<string>, toggle: (id: string) => void): Column<Row>[] => [
  {
    key: 'intern_name',
    header: 'Estagiário(a)',
    cell: ({ id, attributes: a }) => (
      <label className={styles.choice}>
        <input type="checkbox" checked={chosen.has(id)} onChange={() => toggle(id)} />
        {a.intern_name}
      </label>
    ),
  },
  { key: 'institution_name', header: 'Instituição', cell: ({ attributes }) => attributes.institution_name ?? '—' },
  { key: 'state', header: 'Situação', cell: ({ attributes }) => attributes.state_name },
]

/** Chosen over all pages. */
export default function FolderZipsPage() {
  const { query, none, rows, paging, values, filterBy } = usePages(listFolders, filters)
  const [search] = useSearchParams()
  // Whoever comes from a folder wants that one.
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(search.getAll('internship')))
  const make = useAct(createFolderZip, {
    refresh: [listFolderZips],
    done: 'Estamos juntando os documentos. Um e-mail avisa quando o arquivo estiver pronto.',
    onDone: () => setChosen(new Set()),
  })
  const toggle = (id: string) =>
    setChosen((before) => {
      const next = new Set(before)
      if (!next.delete(id) && next.size < MOST_FOLDERS) next.add(id)
      return next
    })
  return (
    <Page
      title="Documentos em ZIP"
      lead={`Escolha até ${MOST_FOLDERS} estágios: os documentos de cada um vêm numa pasta.`}
      width="wide"
      back={{ to: '/folders/minhas', label: 'Meus contratos' }}
    >
      <ZipList />
      <Section title="Estágios" id="estagios" bare>
        {!none && (
          <Filters>
            <SearchBox
              label="Buscar por nome"
              placeholder="Nome"
              value={values.q ?? ''}
              onSearch={(q) => filterBy({ q }, { replace: true })}
            />
            <ChooseFilter
              label="Situação"
              name="state"
              none="Todas"
              value={values.state}
              choices={STATES}
              onChoose={(state) => filterBy({ state })}
            />
          </Filters>
        )}
        <Loaded of={[query]} awaited={<TableAwaited of={columns(chosen, toggle)} />}>
          {() => (
            <>
              <DataTable
                caption="Estágios"
                columns={columns(chosen, toggle)}
                rows={rows}
                rowKey={({ id }) => id}
                empty={<Muted>Nenhum estágio aqui.</Muted>}
              />
              <TablePaging {...paging} />
            </>
          )}
        </Loaded>
        <Actions sticky>
          <Button
            kind="primary"
            disabled={chosen.size === 0}
            loading={make.busy}
            onClick={() => make.press({ ids: [...chosen] })}
          >
            {chosen.size === 0 ? 'Juntar em ZIP' : `Juntar ${folders(chosen.size)} em ZIP`}
          </Button>
        </Actions>
      </Section>
    </Page>
  )
}
