import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import type { ReceivedCandidature } from '#features/candidatures/wire/pipeline.ts'
import { useAct } from '#web/calls/use-act.ts'
import { CheckboxGroupField } from '#web/form/choices/choice-field.tsx'
import { SendingForm } from '#web/form/sending-form.tsx'
import { MaskedField } from '#web/form/text/masked-field.tsx'
import { date, formatDate } from '#wire/time/date.ts'
import { MOST_INVITED, MOST_SLOTS } from '../../wire/interview-words.ts'
import { offerInterviews, showInterview } from '../../wire/interviews.ts'
import { atItsHour, EMPTY_TIME, instantOf, timeRow, type TimeRow, TimeRows } from '../parts/time-rows.tsx'
import { AGENDA } from '../parts/agenda-words.ts'
import { type Meeting, meeting, MEETING_LABELS, MeetingFields, meetingSent, zoneHere } from './meeting-fields.tsx'
import { plusDays, todayHere } from './period.ts'

type Form = Meeting & { candidature_ids: string[]; slots: TimeRow[]; answer_by: string }
const schema = z.object({
  ...meeting,
  candidature_ids: z.array(z.string()).check(z.minLength(1, 'Escolha quem convidar'), z.maxLength(MOST_INVITED)),
  slots: z.array(timeRow),
  answer_by: date,
})
const LABELS = {
  ...MEETING_LABELS,
  candidature_ids: 'Quem convidar',
  slots: 'Horários',
  answer_by: 'Responder até',
} as const
const USUAL_MINUTES = '30'
const DAYS_TO_ANSWER = 3

type Props = { people: readonly ReceivedCandidature[]; chosen: readonly string[]; back: string }

export function OfferForm({ people, chosen, back }: Props) {
  const navigate = useNavigate()
  const offer = useAct(offerInterviews, { done: 'O convite foi enviado.', refresh: [showInterview] })
  return (
    <SendingForm<Form>
      schema={schema}
      values={{
        candidature_ids: people.map(({ id }) => id).filter((id) => chosen.includes(id)),
        kind: 'video',
        place: '',
        message: '',
        zone: zoneHere(),
        minutes: USUAL_MINUTES,
        interviewer_ids: [],
        slots: [EMPTY_TIME],
        answer_by: formatDate(plusDays(todayHere(), DAYS_TO_ANSWER)),
      }}
      labels={LABELS}
      root="interview"
      submit="Enviar o convite"
      cancel={() => void navigate(back)}
      send={async ({ slots, candidature_ids, answer_by, ...details }) => {
        const interview = {
          ...meetingSent(details),
          candidature_ids,
          answer_by,
          slots: slots.map((one) => instantOf(one, details.zone)),
        }
        await atItsHour('slots', () => offer.act({ interview }))
        void navigate(AGENDA.to)
      }}
    >
      <CheckboxGroupField<string, Form>
        name="candidature_ids"
        label={LABELS.candidature_ids}
        required
        options={people.map(({ id, attributes }) => ({
          value: id,
          label: attributes.name,
          description: attributes.interview?.state === 'offered' ? 'Já tem um convite que espera resposta' : undefined,
          disabled: attributes.interview?.state === 'offered',
        }))}
      />
      <TimeRows name="slots" label="Horário" most={MOST_SLOTS} add="Mais um horário" />
      <MaskedField<Form> name="answer_by" mask="date" label={LABELS.answer_by} required />
      <MeetingFields minutes={USUAL_MINUTES} />
    </SendingForm>
  )
}
