import { useState } from 'react'
import * as z from 'zod/mini'
import { MaskedField } from '#web/form/text/masked-field.tsx'
import { SendingForm } from '#web/form/sending-form.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { call } from '#web/calls/api.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { email } from '#wire/person/email.ts'
import { date } from '#wire/time/date.ts'
import { delegateSignature } from '../../wire/signing.ts'
import styles from '../detail/dialogs/checklist.module.css'
import type { Session } from './which.ts'

const ATTORNEY = 'attorney'
const attorney = z.object({
  manager_id: z.string(),
  name: z.string().check(z.trim(), z.minLength(1, 'Escreva o nome completo'), z.maxLength(160)),
  email,
  power_of_attorney_on: date,
})
const colleague = z.object({
  manager_id: z.string(),
  name: z.string(),
  email: z.string(),
  power_of_attorney_on: z.string(),
})
type Values = z.output<typeof colleague>

type Props = { session: Session; onClose: () => void; onDelegated: (words: string) => void }

/** To another legal representative, or to somebody with a power of attorney. */
export function DelegateDialog({ session, onClose, onDelegated }: Props) {
  const [dirty, setDirty] = useState(false)
  const [to, setTo] = useState(session.delegates[0]?.id ?? ATTORNEY)
  const byPower = to === ATTORNEY
  const send = async (values: Values) => {
    const { name, email: address, power_of_attorney_on } = values
    const chosen = byPower ? { name, email: address, power_of_attorney_on } : { manager_id: to }
    const { messages } = await call(delegateSignature, { session: session.session, to: chosen })
    onDelegated(messages[0]!)
  }
  return (
    <Dialog open wide onClose={onClose} title="Passar a assinatura a outra pessoa" dismissible={!dirty}>
      <SendingForm<Values>
        key={byPower ? 'attorney' : 'colleague'}
        schema={byPower ? attorney : colleague}
        values={{ manager_id: to, name: '', email: '', power_of_attorney_on: '' }}
        labels={{ name: 'Nome completo', email: 'E-mail', power_of_attorney_on: 'Data da procuração' }}
        root="to"
        send={send}
        submit="Passar a assinatura"
        cancel={onClose}
        onDirty={setDirty}
      >
        {session.delegates.length > 0 && (
          <fieldset className={styles.list}>
            <legend>Quem assina em seu lugar?</legend>
            {[...session.delegates, { id: ATTORNEY, name: 'Quem tem procuração' }].map(({ id, name }) => (
              <label key={id}>
                <input type="radio" name="to" checked={to === id} onChange={() => setTo(id)} />
                {name}
              </label>
            ))}
          </fieldset>
        )}
        {byPower && (
          <>
            <TextField name="name" label="Nome completo" required autoComplete="off" />
            <TextField name="email" label="E-mail" required type="email" autoComplete="off" />
            <MaskedField
              name="power_of_attorney_on"
              mask="date"
              label="Data da procuração"
              hint="Desde quando esta pessoa pode assinar em seu lugar."
              required
            />
          </>
        )}
      </SendingForm>
    </Dialog>
  )
}
