import { useCallback } from 'react'
import { Link } from 'react-router'
import { IconPlus } from '#web/icons/p/plus.ts'
import { oneOf, searched } from '#web/list/filters.ts'
import { usePages } from '#web/list/use-pages.ts'
import { Page } from '#web/page/page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { SearchBox } from '#web/ui/filters/search-box.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { EmptyState, ErrorState } from '#web/ui/states/state.tsx'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { EVENT_STATES, KINDS } from '../wire/event-words.ts'
import { listOwnedEvents } from '../wire/events.ts'
import type { Route } from './+types/owned-events-page'
import { OwnStands } from './stands/own-stands.tsx'
import { whenOf } from './parts/event-words.ts'
import { type OwnedEvent, STANDINGS, useRooms } from './parts/keeper.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Eventos e feiras', index: false })

const filters = { q: searched, state: oneOf(EVENT_STATES) }
const LEAD = 'Feiras, palestras e oficinas: quem se inscreveu, quem veio e quem espera uma vaga.'
const NONE = 'Crie o primeiro: as inscrições abrem quando você publica, e a lista de espera anda sozinha.'

const columns = (at: string): Column<OwnedEvent>[] => [
  { key: 'title', header: 'Evento', cell: ({ id, attributes: of }) => <Link to={`${at}/${id}`}>{of.title}</Link> },
  { key: 'kind', header: 'Tipo', cell: ({ attributes: of }) => KINDS[of.kind] },
  { key: 'when', header: 'Quando', cell: ({ attributes: of }) => whenOf(of) },
  {
    key: 'state',
    header: 'Situação',
    cell: ({ attributes: of }) => <StandingMark of={STANDINGS[of.state]}>{EVENT_STATES[of.state]}</StandingMark>,
  },
  {
    key: 'confirmed',
    header: 'Confirmados',
    align: 'end',
    cell: ({ attributes: { figures } }) => `${figures.confirmed} de ${figures.capacity}`,
  },
  { key: 'waiting', header: 'Em espera', align: 'end', cell: ({ attributes: { figures } }) => figures.waiting },
]

export default function OwnedEventsPage() {
  const at = useRooms()
  const { query, none, values, filterBy, rows, size, paging } = usePages(listOwnedEvents, filters)
  const search = useCallback((q: string) => filterBy({ q }, { replace: true }), [filterBy])
  const create = (
    <ButtonLink kind="primary" to={`${at}/novo`}>
      <Icon of={IconPlus} /> Criar evento
    </ButtonLink>
  )
  if (query.isError && !query.data)
    return (
      <Page title="Eventos e feiras" width="wide">
        <ErrorState onRetry={() => void query.refetch()} />
      </Page>
    )
  return (
    <Page title="Eventos e feiras" lead={LEAD} width="wide" actions={create}>
      {!none && <SearchBox label="Buscar pelo nome" value={values.q ?? ''} onSearch={search} />}
      <DataTable
        caption="Eventos"
        columns={columns(at)}
        rows={rows}
        rowKey={({ id }) => id}
        loading={!query.data}
        expected={size}
        empty={
          values.q ? (
            <EmptyState title="Nenhum evento encontrado" text="Nenhum nome combina com essa busca." />
          ) : (
            <EmptyState drawing="wait" title="Nenhum evento ainda" text={NONE} action={create} />
          )
        }
      />
      <TablePaging {...paging} />
      {at === '/eventos' && <OwnStands />}
    </Page>
  )
}
