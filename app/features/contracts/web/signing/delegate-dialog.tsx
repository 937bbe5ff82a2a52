import { useState } from 'react'
import * as z from 'zod/mini'
import { SendingForm } from '#web/form/sending-form.tsx'
import { call } from '#web/calls/api.ts'
import { Muted } from '#web/page/page.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { formatDate } from '#wire/time/date.ts'
import { delegateSignature } from '../../wire/signing.ts'
import styles from '../detail/dialogs/checklist.module.css'
import type { Session } from './which.ts'

const TITLE = 'Passar a assinatura a outra pessoa'
const NOBODY =
  'Ninguém mais pode assinar aqui em seu lugar. Quem tem procuração precisa estar antes na lista de procuradores.'
const schema = z.object({ id: z.string() })
type Values = z.output<typeof schema>

type Props = { session: Session; onClose: () => void; onDelegated: (words: string) => void }

/** To another legal representative, or to a listed attorney. */
export function DelegateDialog({ session, onClose, onDelegated }: Props) {
  const [to, setTo] = useState(session.delegates[0]?.id ?? '')
  const send = async () => {
    const { messages } = await call(delegateSignature, { session: session.session, to: { id: to } })
    onDelegated(messages[0]!)
  }
  if (!session.delegates.length)
    return (
      <Dialog open onClose={onClose} title={TITLE}>
        <Muted>{NOBODY}</Muted>
      </Dialog>
    )
  return (
    <Dialog open wide onClose={onClose} title={TITLE}>
      <SendingForm<Values>
        schema={schema}
        values={{ id: to }}
        labels={{ id: 'Quem assina' }}
        root="to"
        send={send}
        submit="Passar a assinatura"
        cancel={onClose}
      >
        <fieldset className={styles.list}>
          <legend>Quem assina em seu lugar?</legend>
          {session.delegates.map(({ id, name, power_of_attorney_on: on }) => (
            <label key={id}>
              <input type="radio" name="to" checked={to === id} onChange={() => setTo(id)} />
              {name}
              {on && `, com procuração de ${formatDate(on)}`}
            </label>
          ))}
        </fieldset>
      </SendingForm>
    </Dialog>
  )
}
