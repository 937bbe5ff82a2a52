import { useCallback } from 'react'
import { searched } from '#web/list/filters.ts'
import { usePages } from '#web/list/use-pages.ts'
import { momentWords } from '#web/moment.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Named, Page } from '#web/page/page.tsx'
import { SearchBox } from '#web/ui/filters/search-box.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import { TableAwaited } from '#web/ui/tables/table-awaited.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { LETTER_STATES, listLetters } from '../wire.ts'
import type { Route } from './+types/letters-page'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'E-mails · Operação', index: false })

type Letter = Answer<typeof listLetters>['collection']['data'][number]

const STANDING = { waiting: 'waiting', given_up: 'bad', refused: 'bad', sent: 'good', kept: 'quiet' } as const
const COLUMNS: Column<Letter>[] = [
  {
    key: 'recipient',
    header: 'E-mail',
    cell: ({ attributes: { recipient, subject } }) => <Named name={recipient}>{subject}</Named>,
  },
  {
    key: 'state',
    header: 'Situação',
    cell: ({ attributes: { state } }) => <StandingMark of={STANDING[state]}>{LETTER_STATES[state]}</StandingMark>,
  },
  { key: 'created_at', header: 'Escrito', cell: ({ attributes }) => momentWords(attributes.created_at) },
  {
    key: 'sent_at',
    header: 'Enviado',
    cell: ({ attributes: { sent_at } }) => (sent_at ? momentWords(sent_at) : '—'),
  },
]
const filters = { recipient: searched }

const LEAD =
  'O que ainda não saiu, e endereços que recusaram. Para saber se alguém recebeu, busque o endereço inteiro: vêm os ' +
  'últimos 30 dias.'

export default function LettersPage() {
  const { query, values, filterBy, rows, size, paging } = usePages(listLetters, filters)
  const search = useCallback((recipient: string) => filterBy({ recipient }, { replace: true }), [filterBy])
  return (
    <Page title="E-mails" width="wide" lead={LEAD}>
      <SearchBox label="Endereço de e-mail" value={values.recipient ?? ''} onSearch={search} landmark="E-mails" />
      <Loaded of={[query]} awaited={<TableAwaited of={COLUMNS} />}>
        {() => (
          <>
            <DataTable
              caption="E-mails"
              columns={COLUMNS}
              rows={rows}
              rowKey={({ id }) => id}
              expected={size}
              empty={
                <EmptyState
                  drawing="folder"
                  title="Nenhum e-mail aqui"
                  text="Tudo saiu, ou não escrevemos para esse endereço."
                />
              }
            />
            <TablePaging {...paging} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
