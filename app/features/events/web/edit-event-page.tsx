import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page } from '#web/page/page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { showOwnedEvent } from '../wire/events.ts'
import type { Route } from './+types/edit-event-page'
import { EventForm } from './editing/event-form.tsx'
import { useRooms } from './parts/keeper.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Editar evento', index: false })

export default function EditEventPage({ params: { uuid } }: Route.ComponentProps) {
  const at = useRooms()
  const query = useQuery({ ...answerOf(showOwnedEvent, { uuid }), retry: false, refetchOnWindowFocus: false })
  return (
    <Page title="Editar evento" width="form" back={{ to: `${at}/${uuid}`, label: 'O evento' }}>
      <Loaded of={[query]} fields={6} missing="Evento não encontrado">
        {({ data }) => <EventForm event={data} />}
      </Loaded>
    </Page>
  )
}
