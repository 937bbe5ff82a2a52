import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { useAct } from '#web/calls/use-act.ts'
import { SendingForm } from '#web/form/sending-form.tsx'
import { MaskedField } from '#web/form/text/masked-field.tsx'
import { Muted } from '#web/page/page.tsx'
import { date, formatDate } from '#wire/time/date.ts'
import { wallTime, ZONES } from '#wire/time/zones.ts'
import { MOST_SLOTS } from '../../wire/interview-words.ts'
import { changeInterview, showInterview } from '../../wire/interviews.ts'
import { type Interview, roomOf } from '../parts/agenda-words.ts'
import { atItsHour, instantOf, rowOf, timeRow, type TimeRow, TimeRows } from '../parts/time-rows.tsx'
import { ChangeFrame } from './change-frame.tsx'
import { type Meeting, meeting, MEETING_LABELS, MeetingFields, meetingSent } from './meeting-fields.tsx'

type Form = Meeting & { slots: TimeRow[]; answer_by: string }
const schema = z.object({ ...meeting, slots: z.array(timeRow), answer_by: date })

function Change({ id, attributes: of }: Interview) {
  const navigate = useNavigate()
  const change = useAct(changeInterview, {
    done: 'A mudança foi enviada a todos.',
    refresh: [showInterview],
  })
  const agreed = of.state === 'confirmed'
  const starts = agreed ? [of.starts_at!] : of.slots.map(({ starts_at }) => starts_at)
  const minutes = String(of.minutes)
  const same = (times: string[]) => times.length === starts.length && times.every((at, i) => at === starts[i])
  return (
    <SendingForm<Form>
      schema={schema}
      values={{
        kind: of.kind,
        place: of.place ?? '',
        message: of.message ?? '',
        zone: of.zone,
        minutes,
        interviewer_ids: of.interviewers.map((one) => one.id),
        slots: starts.map((at) => rowOf(at, of.zone)),
        answer_by: formatDate(wallTime(of.answer_by, of.zone).day),
      }}
      labels={{ ...MEETING_LABELS, slots: 'Horários', answer_by: 'Responder até' }}
      root="interview"
      submit={agreed ? 'Mudar a entrevista' : 'Oferecer de novo'}
      cancel={() => void navigate(roomOf(id))}
      send={async ({ slots, answer_by, ...details }) => {
        const times = slots.map((one) => instantOf(one, details.zone))
        const interview = {
          ...meetingSent(details),
          lock_version: of.lock_version,
          ...(!same(times) && { slots: times }),
          ...(!agreed && { answer_by }),
        }
        await atItsHour('slots', () => change.act({ id, interview }))
        void navigate(roomOf(id), { replace: true })
      }}
    >
      <Muted>Os horários são os de {ZONES[of.zone]}, ou do fuso que você escolher abaixo.</Muted>
      <TimeRows name="slots" label="Horário" most={agreed ? 1 : MOST_SLOTS} add="Mais um horário" />
      {!agreed && <MaskedField<Form> name="answer_by" mask="date" label="Responder até" required />}
      <MeetingFields minutes={minutes} />
    </SendingForm>
  )
}

export const MoveForm = ({ id }: { id: string }) => (
  <ChangeFrame id={id} title="Mudar a entrevista" lead="Todos recebem a mudança, com o calendário atualizado.">
    {(interview) => <Change {...interview} />}
  </ChangeFrame>
)
