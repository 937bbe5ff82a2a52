import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { SendingForm } from '#web/form/sending-form.tsx'
import { TextareaField } from '#web/form/text/textarea-field.tsx'
import { writtenText } from '#wire/text/visible-text.ts'
import { roomOf } from './agenda-words.ts'

type Form = { reason: string }
type Props = {
  id: string
  root: 'refusal' | 'cancellation'
  submit: string
  hint: string
  send: (form: Form) => Promise<unknown>
}

const schema = z.object({ reason: writtenText(1, 1000) })

/** An end that needs a reason; then back to the interview. */
export function ReasonForm({ id, root, submit, hint, send }: Props) {
  const navigate = useNavigate()
  return (
    <SendingForm<Form>
      schema={schema}
      values={{ reason: '' }}
      labels={{ reason: 'Motivo' }}
      root={root}
      submit={submit}
      cancel={() => void navigate(roomOf(id))}
      kept={`${root} ${id}`}
      send={async (form) => {
        await send(form)
        void navigate(roomOf(id), { replace: true })
      }}
    >
      <TextareaField<Form> name="reason" label="Motivo" required most={1000} hint={hint} />
    </SendingForm>
  )
}
