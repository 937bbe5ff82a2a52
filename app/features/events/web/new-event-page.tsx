import { useNavigate } from 'react-router'
import { useAct } from '#web/calls/use-act.ts'
import { Card, Page } from '#web/page/page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { RecordField } from '#web/record/record-field.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { eventRecord } from '../wire/event-record.ts'
import { createEvent, listOwnedEvents } from '../wire/events.ts'
import { KINDS, MODES } from '../wire/event-words.ts'
import type { Route } from './+types/new-event-page'
import { options } from './editing/options.ts'
import { useRooms } from './parts/keeper.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Criar evento', index: false })

const { title, kind, mode } = eventRecord
const fields = { title, kind, mode }

/** Begins with its name; the rest is written in the editor, and nobody sees it before it is published. */
export default function NewEventPage() {
  const at = useRooms()
  const navigate = useNavigate()
  const create = useAct(createEvent, {
    refresh: [listOwnedEvents],
    onDone: ({ data }) => navigate(`${at}/${data.id}/editar`, { replace: true }),
  })
  return (
    <Page title="Criar evento" width="form" back={{ to: at, label: 'Eventos e feiras' }}>
      <Card>
        <RecordForm
          fields={fields}
          root="event"
          submit="Criar evento"
          record={{ title: '', kind: 'talk' as const, mode: 'in_person' as const }}
          send={async (sent) => void (await create.act({ event: sent }))}
        >
          <RecordField of={fields} name="title" />
          <RecordField of={fields} name="kind" options={options(KINDS)} />
          <RecordField of={fields} name="mode" options={options(MODES)} />
        </RecordForm>
      </Card>
    </Page>
  )
}
