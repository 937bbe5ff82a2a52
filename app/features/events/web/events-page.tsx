import { Fair } from '#web/ui/media/spot-drawings.tsx'
import { inProcess } from '#web/calls/answer.ts'
import { pageOf } from '#web/list/filters.ts'
import { Page, Rows } from '#web/page/page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { EmptyState } from '#web/ui/states/state.tsx'
import { PageLinks } from '#web/ui/tables/page-links.tsx'
import { send } from '#wire/send.ts'
import { listEvents } from '../wire/events.ts'
import type { Route } from './+types/events-page'
import { EventRow } from './public/event-row.tsx'

const PAGE_SIZE = 25
const LEAD = 'Feiras, palestras e oficinas de quem contrata. De graça, e a presença conta como horas complementares.'

export const handle = { remember: 30 }

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageOf(new URL(request.url).searchParams)
  const { collection, total_pages } = await send(inProcess(context), listEvents, { page, per_page: PAGE_SIZE })
  return { events: collection.data, page, last: total_pages }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Próximos eventos', description: LEAD })

export default function EventsPage({ loaderData: { events, page, last } }: Route.ComponentProps) {
  return (
    <Page title="Próximos eventos" lead={LEAD} drawing={<Fair />}>
      {events.length === 0 ? (
        <EmptyState
          drawing="wait"
          title="Nenhum evento marcado por enquanto"
          text="Assim que uma feira ou palestra for publicada, ela aparece aqui."
        />
      ) : (
        <Rows>
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </Rows>
      )}
      <PageLinks of={(n) => `/eventos/proximos${n > 1 ? `?page=${n}` : ''}`} page={page} last={last} />
    </Page>
  )
}
