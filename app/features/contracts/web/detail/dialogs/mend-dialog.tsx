import { useState } from 'react'
import * as z from 'zod/mini'
import { useAct } from '#web/calls/use-act.ts'
import { SendingForm } from '#web/form/sending-form.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { Muted } from '#web/page/page.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { email } from '#wire/person/email.ts'
import type { Envelope } from '../../../wire/buttons.ts'
import { mendAddress } from '../../../wire/step-acts.ts'
import { REFRESH } from '../refresh.ts'
import type { Step } from '../step-acts.tsx'

const schema = z.object({ email })
type Props = { envelope: Envelope; step: Step; onClose: () => void }

/** A typo costs nothing: what was signed stays signed. */
export function MendDialog({ envelope: { id, attributes }, step, onClose }: Props) {
  const [dirty, setDirty] = useState(false)
  const mend = useAct(mendAddress, { done: 'O e-mail foi corrigido.', refresh: REFRESH })
  return (
    <Dialog open onClose={onClose} title={`Corrigir o e-mail de ${step.person_name}`} dismissible={!dirty}>
      <SendingForm<{ email: string }>
        schema={schema}
        values={{ email: step.person_email ?? '' }}
        labels={{ email: 'E-mail' }}
        root="address"
        submit="Corrigir o e-mail"
        cancel={onClose}
        onDirty={setDirty}
        send={async (values) => {
          await mend.act({ id, step_id: step.id, email: values.email, lock_version: attributes.lock_version })
          onClose()
        }}
      >
        <TextField name="email" label="E-mail" type="email" required autoComplete="off" />
        <Muted>
          As assinaturas feitas continuam valendo. O link anterior deixa de abrir, e um novo vai a este endereço.
        </Muted>
      </SendingForm>
    </Dialog>
  )
}
