import { useState } from 'react'
import { useAct } from '#web/calls/use-act.ts'
import { Section } from '#web/page/page.tsx'
import { RecordDialog } from '#web/record/record-dialog.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { textField } from '#wire/fields.ts'
import { checkCourseCertificate, revokeCourseCertificate } from '../../wire/certificates.ts'

const fields = {
  reason: { ...textField('Motivo', 500, { hint: 'A pessoa lê o que você escreve.' }), control: 'area' as const },
}

/** For the operation: it cannot be taken back. */
export function RevokeForm({ code }: { code: string }) {
  const [open, setOpen] = useState(false)
  const { act } = useAct(revokeCourseCertificate, {
    done: 'O certificado foi revogado.',
    refresh: [checkCourseCertificate],
  })
  return (
    <Section title="Revogar" id="revogar" lead="O certificado deixa de valer, e as horas dele saem da conta.">
      <div>
        <Button onClick={() => setOpen(true)}>Revogar o certificado</Button>
      </div>
      {open && (
        <RecordDialog
          title="Revogar este certificado?"
          submit="Revogar"
          fields={fields}
          record={{ reason: '', lock_version: 0 }}
          send={async ({ reason = '' }) => void (await act({ code, revocation: { reason } }))}
          onClose={() => setOpen(false)}
        >
          <RecordField of={fields} name="reason" />
        </RecordDialog>
      )}
    </Section>
  )
}
