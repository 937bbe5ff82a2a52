import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { useAct } from '#web/calls/use-act.ts'
import { RadioField } from '#web/form/choices/choice-field.tsx'
import { SendingForm } from '#web/form/sending-form.tsx'
import { TextareaField } from '#web/form/text/textarea-field.tsx'
import { Muted } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { writtenText } from '#wire/text/visible-text.ts'
import { ZONES } from '#wire/time/zones.ts'
import { MOST_PROPOSALS } from '../../wire/interview-words.ts'
import { listInvites, rescheduleInvite } from '../../wire/invites.ts'
import { type Invite, roomOf } from '../parts/agenda-words.ts'
import { atItsHour, EMPTY_TIME, instantOf, timeRow, type TimeRow, TimeRows } from '../parts/time-rows.tsx'
import { AnswerFrame } from './answer-frame.tsx'
import { slotOptions } from './slot-options.ts'

type Form = { slot_id: string | null; proposals: TimeRow[]; reason: string }
const reason = z.optional(writtenText(0, 1000))
const proposing = z.object({ slot_id: z.unknown(), proposals: z.array(timeRow), reason })
const choosing = z.object({ slot_id: z.string('Escolha um horário'), proposals: z.unknown(), reason })
const LABELS = { slot_id: 'Horários', proposals: 'Horários propostos', reason: 'Motivo' }

const wordsOf = (left: number) => (left === 1 ? 'Ainda pode mudar uma vez.' : `Ainda pode mudar ${left} vezes.`)

function Times({ id, attributes: of }: Invite) {
  const navigate = useNavigate()
  const [proposes, setProposes] = useState(of.slots.length === 0)
  const reschedule = useAct(rescheduleInvite, { refresh: [listInvites] })
  const done = () => navigate(roomOf(id), { replace: true })
  return (
    <SendingForm<Form>
      key={String(proposes)}
      schema={proposes ? proposing : choosing}
      values={{ slot_id: null, proposals: [EMPTY_TIME], reason: '' }}
      labels={LABELS}
      root="rescheduling"
      submit={proposes ? 'Propor à empresa' : 'Ficar com este horário'}
      cancel={() => void navigate(roomOf(id))}
      send={async ({ slot_id, proposals, reason }) => {
        const times = proposals.map((one) => instantOf(one, of.zone))
        const rescheduling = proposes ? { proposals: times, reason } : { slot_id, reason }
        await atItsHour('proposals', () => reschedule.act({ id, rescheduling }))
        void done()
      }}
    >
      <Muted>{wordsOf(of.changes_left)}</Muted>
      {proposes ? (
        <>
          <Muted>Escreva os horários de {ZONES[of.zone]}. O que está marcado vale até a empresa aceitar.</Muted>
          <TimeRows name="proposals" label="Horário" most={MOST_PROPOSALS} add="Propor mais um" />
        </>
      ) : (
        <RadioField<string, Form> name="slot_id" label="Horários" required options={slotOptions(of)} />
      )}
      <TextareaField<Form> name="reason" label="Motivo" most={1000} rows={3} hint="Se quiser, conte por quê." />
      {of.slots.length > 0 && (
        <div>
          <Button kind="quiet" onClick={() => setProposes(!proposes)}>
            {proposes ? 'Escolher entre os oferecidos' : 'Propor outros horários'}
          </Button>
        </div>
      )}
    </SendingForm>
  )
}

export const RescheduleForm = ({ id }: { id: string }) => (
  <AnswerFrame
    id={id}
    title="Pedir outro horário"
    lead="Outro dos oferecidos vale na hora; o que você propõe espera a empresa."
    may={(of) => of.may_reschedule}
  >
    {(invite) => <Times {...invite} />}
  </AnswerFrame>
)
