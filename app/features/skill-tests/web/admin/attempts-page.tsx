import { useCallback, useState } from 'react'
import { useAct } from '#web/calls/use-act.ts'
import { searched } from '#web/list/filters.ts'
import { usePages } from '#web/list/use-pages.ts'
import { momentWords } from '#web/moment.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Filters, Named, Page, Second } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { SearchBox } from '#web/ui/filters/search-box.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import { TableAwaited } from '#web/ui/tables/table-awaited.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { annulAttempt, listKeptAttempts } from '../../wire/operator-tests.ts'
import type { Route } from './+types/attempts-page'
import { type KeptAttempt, toTest } from './kept-words.ts'
import { ReasonDialog } from './reason-dialog.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Tentativas · Operação', index: false })

const STATES = {
  ready: ['quiet', 'Não começou'],
  running: ['waiting', 'Em andamento'],
  finished: ['good', 'Terminada'],
  annulled: ['bad', 'Anulada por falha nossa'],
} as const
const COLUMNS: Column<KeptAttempt>[] = [
  {
    key: 'person',
    header: 'Pessoa',
    cell: ({ attributes: of }) => <Named name={of.person}>{of.email}</Named>,
  },
  {
    key: 'started_at',
    header: 'Início',
    cell: ({ attributes: of }) => (of.started_at ? momentWords(of.started_at) : 'Ainda não'),
  },
  { key: 'score', header: 'Nota', cell: ({ attributes: of }) => of.score ?? 'Sem nota', align: 'end' },
  {
    key: 'state',
    header: 'Situação',
    cell: ({ attributes: of }) => (
      <>
        <StandingMark of={STATES[of.state][0]}>{STATES[of.state][1]}</StandingMark>
        {of.annulled_why && <Second>{of.annulled_why}</Second>}
      </>
    ),
  },
]
const filters = { q: searched }
const annulOf = (onAnnul: (row: KeptAttempt) => void) => (row: KeptAttempt) =>
  row.attributes.state !== 'annulled' && (
    <Button kind="quiet" aria-label={`Anular: ${row.attributes.person}`} onClick={() => onAnnul(row)}>
      Anular
    </Button>
  )

export default function AttemptsPage({ params: { id } }: Route.ComponentProps) {
  const { query, none, values, filterBy, rows, size, paging } = usePages(listKeptAttempts, filters, { path: { id } })
  const search = useCallback((q: string) => filterBy({ q }, { replace: true }), [filterBy])
  const [annulling, setAnnulling] = useState<KeptAttempt>()
  const annul = useAct(annulAttempt, {
    done: 'A tentativa foi anulada. A pessoa pode fazer o teste de novo.',
    refresh: [listKeptAttempts],
  })
  return (
    <Page title="Tentativas" back={{ to: toTest(id), label: 'Teste' }} width="wide">
      {!none && (
        <Filters>
          <SearchBox label="Buscar por nome ou e-mail" value={values.q ?? ''} onSearch={search} landmark="Tentativas" />
        </Filters>
      )}
      <Loaded of={[query]} missing="Teste não encontrado" awaited={<TableAwaited of={COLUMNS} />}>
        {() => (
          <>
            <DataTable
              caption="Tentativas"
              columns={COLUMNS}
              rows={rows}
              rowKey={(row) => row.id}
              expected={size}
              actions={annulOf(setAnnulling)}
              empty={
                <EmptyState
                  drawing={none ? 'folder' : 'search'}
                  title="Nenhuma tentativa"
                  text={none ? 'Ninguém começou este teste ainda.' : 'Mude a busca.'}
                />
              }
            />
            <TablePaging {...paging} />
          </>
        )}
      </Loaded>
      {annulling && (
        <ReasonDialog
          title={`Anular: ${annulling.attributes.person}`}
          lead="Só por falha nossa. A tentativa deixa de contar, e a pessoa pode fazer o teste de novo."
          hint="Vai no e-mail à pessoa."
          submit="Anular e avisar"
          onSend={(reason) => annul.act({ id: annulling.id, reason })}
          onClose={() => setAnnulling(undefined)}
        />
      )}
    </Page>
  )
}
