// Where, how long and with whom: asked alike of an offer and of a change.
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { answerOf } from '#web/calls/answer.ts'
import { CheckboxGroupField } from '#web/form/choices/choice-field.tsx'
import { NativeSelectField } from '#web/form/choices/native-select-field.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { TextareaField } from '#web/form/text/textarea-field.tsx'
import { Loaded } from '#web/page/loaded.tsx'
import { Pair } from '#web/page/page.tsx'
import { visibleOrBlank, writtenText } from '#wire/text/visible-text.ts'
import { BRASILIA, isZone, type Zone, ZONES } from '#wire/time/zones.ts'
import { type InterviewKind, KINDS } from '../../wire/interview-words.ts'
import { listInterviewers } from '../../wire/interviews.ts'

export type Meeting = {
  kind: InterviewKind
  place: string
  message: string
  zone: Zone
  minutes: string
  interviewer_ids: string[]
}
export const meeting = {
  kind: z.enum(['video', 'in_person', 'phone']),
  place: visibleOrBlank(500),
  message: writtenText(0, 2000),
  zone: z.string(),
  minutes: z.string(),
  interviewer_ids: z.array(z.string()).check(z.minLength(1, 'Escolha quem entrevista')),
}
export const MEETING_LABELS = {
  kind: 'Como',
  place: 'Link, endereço ou telefone',
  message: 'Mensagem',
  zone: 'Fuso horário',
  minutes: 'Duração',
  interviewer_ids: 'Quem entrevista',
} as const

/** The clock of this device, where it is one of Brazil's. */
export const zoneHere = (): Zone => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return isZone(timeZone) ? timeZone : BRASILIA
}
export const meetingSent = ({ minutes, place, message, ...rest }: Meeting) => ({
  ...rest,
  minutes: Number(minutes),
  place: place.trim() || null,
  message: message.trim() || null,
})

const options = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }))
const LENGTHS = [15, 30, 45, 60, 90, 120, 180, 240, 480]
const lengths = (own: string) =>
  [...new Set([...LENGTHS, Number(own)])]
    .toSorted((one, other) => one - other)
    .map((minutes) => ({ value: String(minutes), label: `${minutes} minutos` }))

export function MeetingFields({ minutes }: { minutes: string }) {
  const people = useQuery(answerOf(listInterviewers, {}))
  return (
    <>
      <Pair>
        <NativeSelectField<Meeting> name="kind" label={MEETING_LABELS.kind} required options={options(KINDS)} />
        <NativeSelectField<Meeting> name="minutes" label={MEETING_LABELS.minutes} required options={lengths(minutes)} />
      </Pair>
      <TextField<Meeting> name="place" label={MEETING_LABELS.place} maxLength={500} autoComplete="off" />
      <NativeSelectField<Meeting> name="zone" label={MEETING_LABELS.zone} required options={options(ZONES)} />
      <Loaded of={[people]} lines={3}>
        {({ data }) => (
          <CheckboxGroupField<string, Meeting>
            name="interviewer_ids"
            label={MEETING_LABELS.interviewer_ids}
            required
            hint="Um horário só vale quando todas estão livres."
            options={data}
          />
        )}
      </Loaded>
      <TextareaField<Meeting> name="message" label={MEETING_LABELS.message} most={2000} rows={3} />
    </>
  )
}
