import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { useAct } from '#web/calls/use-act.ts'
import { RadioField } from '#web/form/choices/choice-field.tsx'
import { SendingForm } from '#web/form/sending-form.tsx'
import { Muted } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { confirmInvite, listInvites } from '../../wire/invites.ts'
import { type Invite, roomOf } from '../parts/agenda-words.ts'
import { AnswerFrame } from './answer-frame.tsx'
import { slotOptions } from './slot-options.ts'

type Form = { slot_id: string | null }
const schema = z.object({ slot_id: z.string('Escolha um horário') })
const LABEL = 'Horários'

function Slots({ id, attributes: of }: Invite) {
  const navigate = useNavigate()
  const confirm = useAct(confirmInvite, { done: 'Sua entrevista está marcada.', refresh: [listInvites] })
  return (
    <SendingForm<Form>
      schema={schema}
      values={{ slot_id: null }}
      labels={{ slot_id: LABEL }}
      root="confirmation"
      submit="Confirmar este horário"
      cancel={() => void navigate(roomOf(id))}
      send={async ({ slot_id }) => {
        await confirm.act({ id, confirmation: { slot_id: slot_id! } })
        void navigate(roomOf(id), { replace: true })
      }}
    >
      <RadioField<string, Form> name="slot_id" label={LABEL} required options={slotOptions(of)} />
      {of.slots.every(({ conflict }) => conflict) && (
        <Muted>Nenhum destes horários cabe na sua agenda. Você pode pedir outro.</Muted>
      )}
      <ButtonLink kind="quiet" to={roomOf(id, 'reagendar')}>
        Pedir outro horário
      </ButtonLink>
    </SendingForm>
  )
}

export const ConfirmForm = ({ id }: { id: string }) => (
  <AnswerFrame
    id={id}
    title="Escolher o horário"
    lead="O horário é seu assim que você confirma."
    may={(of) => of.may_confirm}
  >
    {(invite) => <Slots {...invite} />}
  </AnswerFrame>
)
