import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { endsWithAgreement } from '../what-ends.ts'
import type { Institution } from './partner-draft.ts'

/** At once; what was agreed stays, and new dates take it up again. */
export function EndAgreement({
  institution: { attributes },
  onEnd,
}: {
  institution: Institution
  onEnd: () => Promise<void>
}) {
  const [asked, setAsked] = useState(false)
  const { name, partner } = attributes
  if (!partner || !attributes.in_force) return null
  return (
    <>
      <Button onClick={() => setAsked(true)}>Encerrar convênio</Button>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={`Encerrar o convênio com ${name}?`}
        losses={endsWithAgreement(attributes)}
        confirm="Encerrar convênio"
        destructive
        onConfirm={onEnd}
      >
        <p>
          Vale a partir de agora; o endereço do mural fecha em até um minuto. Para retomar, mude a data do último dia.
        </p>
      </ConfirmDialog>
    </>
  )
}
