import { useState } from 'react'
import * as z from 'zod/mini'
import { useAct } from '#web/calls/use-act.ts'
import { CheckboxField } from '#web/form/choices/checkbox-field.tsx'
import { SendingForm } from '#web/form/sending-form.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { Muted } from '#web/page/page.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import type { Envelope } from '../../../wire/buttons.ts'
import { turnStepToPaper } from '../../../wire/step-acts.ts'
import { PAPER_POLICIES } from '../../../wire/words.ts'
import { REFRESH } from '../refresh.ts'
import type { Step } from '../step-acts.tsx'

const schema = z.object({
  reason: z.string().check(z.trim(), z.minLength(1, 'Diga por que esta assinatura vai para papel'), z.maxLength(300)),
  declared: z.boolean(),
})
type Values = z.output<typeof schema>
type Props = { envelope: Envelope; step: Step; onClose: () => void }

/** By the institution's policy, which is told before it refuses. */
export function PaperDialog({ envelope: { id, attributes: a }, step, onClose }: Props) {
  const [dirty, setDirty] = useState(false)
  const turn = useAct(turnStepToPaper, { done: 'Esta assinatura agora é em papel.', refresh: REFRESH })
  return (
    <Dialog open wide onClose={onClose} title={`Passar para papel: ${step.label}`} dismissible={!dirty}>
      <SendingForm<Values>
        schema={schema}
        values={{ reason: '', declared: false }}
        labels={{ reason: 'Motivo' }}
        root="paper"
        submit="Passar para papel"
        cancel={onClose}
        onDirty={setDirty}
        send={async (values) => {
          await turn.act({ id, step_id: step.id, ...values, lock_version: a.lock_version })
          onClose()
        }}
      >
        {a.paper_policy && <Muted>{PAPER_POLICIES[a.paper_policy]}</Muted>}
        <TextField name="reason" label="Motivo" required maxLength={300} />
        {a.paper_policy === 'declared_mix' && (
          <CheckboxField<Values>
            name="declared"
            label="As partes assinam a Declaração de Ciência: sabem que parte das assinaturas é em papel."
          />
        )}
        <Muted>Baixe o documento, colha a assinatura e envie todas as páginas. Outra pessoa confere.</Muted>
      </SendingForm>
    </Dialog>
  )
}
