import { useFormContext, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { useAct } from '#web/calls/use-act.ts'
import { RadioField } from '#web/form/choices/choice-field.tsx'
import { NativeSelectField } from '#web/form/choices/native-select-field.tsx'
import { SendingForm } from '#web/form/sending-form.tsx'
import { TextareaField } from '#web/form/text/textarea-field.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { writtenText } from '#wire/text/visible-text.ts'
import { dayInWords } from '#wire/time/span-words.ts'
import { wallTime } from '#wire/time/zones.ts'
import { bookMentor } from '../wire/bookings.ts'
import { listMentors, type listSlots } from '../wire/mentors.ts'
import { clashWords, clockWords, ROOM } from './mentoring-view.ts'

type Slots = Answer<typeof listSlots>['data']
type Form = { day: string; starts_at: string | null; message: string }
const MOST = 1000
const LABELS = { day: 'Dia', starts_at: 'Horário', message: 'Sobre o que você quer conversar' }
const schema = z.object({
  day: z.string().check(z.minLength(1)),
  starts_at: z.string('Escolha um horário'),
  message: writtenText(0, MOST),
})

/** The day, then its times with the full date in words. */
export function BookForm({ id, slots }: { id: string; slots: Slots }) {
  const navigate = useNavigate()
  const book = useAct(bookMentor, {
    done: 'Sua conversa está marcada. A data foi ao seu e-mail.',
    refresh: [listMentors],
  })
  return (
    <SendingForm<Form>
      schema={schema}
      values={{ day: '', starts_at: null, message: '' }}
      labels={LABELS}
      root="booking"
      submit="Marcar esta conversa"
      send={async ({ starts_at, message }) => {
        await book.act({ id, booking: { starts_at, message } })
        void navigate(ROOM.to)
      }}
    >
      <Times slots={slots} />
      <TextareaField<Form> name="message" label={LABELS.message} most={MOST} hint="O mentor lê antes da conversa." />
    </SendingForm>
  )
}

function Times({ slots: { attributes: of } }: { slots: Slots }) {
  const { control } = useFormContext<Form>()
  const chosen = useWatch({ control, name: 'day' })
  const dayOf = (at: string) => wallTime(at, of.zone).day
  const days = [...new Set(of.slots.map(({ starts_at }) => dayOf(starts_at)))]
  return (
    <>
      <NativeSelectField<Form>
        name="day"
        label={LABELS.day}
        required
        options={days.map((day) => ({ value: day, label: dayInWords(day) }))}
      />
      {chosen && (
        <RadioField<string, Form>
          name="starts_at"
          label={LABELS.starts_at}
          required
          options={of.slots
            .filter(({ starts_at }) => dayOf(starts_at) === chosen)
            .map(({ conflict, clash, ...span }) => ({
              value: span.starts_at,
              label: clockWords(span, of),
              ...(clash && { description: clashWords(clash) }),
              ...(conflict && { description: `Coincide com outro compromisso seu. ${conflict}`, disabled: true }),
            }))}
        />
      )}
    </>
  )
}
