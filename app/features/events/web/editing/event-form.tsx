import { useWatch } from 'react-hook-form'
import { useAct } from '#web/calls/use-act.ts'
import { Pair, Section } from '#web/page/page.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { ZONES } from '#wire/time/zones.ts'
import { eventRecord } from '../../wire/event-record.ts'
import { listOwnedEvents, showOwnedEvent, updateEvent } from '../../wire/events.ts'
import { KINDS, MODES } from '../../wire/event-words.ts'
import type { OwnedEvent } from '../parts/keeper.ts'
import { options } from './options.ts'
import { SessionRows } from './session-rows.tsx'

const fields = eventRecord

/** Only what was changed goes: whoever signed up hears of a new time or place, once. */
export function EventForm({ event: { id, attributes } }: { event: OwnedEvent }) {
  const update = useAct(updateEvent, { done: 'O evento foi salvo.', refresh: [showOwnedEvent, listOwnedEvents] })
  return (
    <RecordForm<typeof fields, OwnedEvent['attributes']>
      fields={fields}
      root="event"
      submit="Salvar"
      record={attributes}
      partly
      sticky
      send={async (sent, { lock_version, ...how }) =>
        (await update.act({ uuid: id, event: { ...sent, lock_version } }, how)).data.attributes
      }
    >
      <Section title="O evento" id="evento">
        <RecordField of={fields} name="title" />
        <Pair>
          <RecordField of={fields} name="kind" options={options(KINDS)} />
          <RecordField of={fields} name="zone" options={options(ZONES)} />
        </Pair>
        <RecordField of={fields} name="description" />
      </Section>
      <Section title="Onde" id="onde">
        <RecordField of={fields} name="mode" options={options(MODES)} />
        <Where />
      </Section>
      <SessionRows />
    </RecordForm>
  )
}

function Where() {
  if (useWatch({ name: 'mode' }) === 'online') return <RecordField of={fields} name="link" />
  return (
    <>
      <RecordField of={fields} name="place" />
      <RecordField of={fields} name="address" />
    </>
  )
}
