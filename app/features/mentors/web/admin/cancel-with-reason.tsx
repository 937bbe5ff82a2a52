import { useState } from 'react'
import { RecordDialog } from '#web/record/record-dialog.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { textField } from '#wire/fields.ts'

const fields = { reason: textField('Motivo', 300, { hint: 'Vai no e-mail a quem marcou.' }) }
type Props = { what: string; button: string; onCancel: (reason: string) => Promise<void> }

export function CancelWithReason({ what, button, onCancel }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" aria-label={`${button}: ${what}`} onClick={() => setOpen(true)}>
        {button}
      </Button>
      {open && (
        <RecordDialog
          title={`Cancelar: ${what}`}
          submit="Cancelar e avisar"
          fields={fields}
          send={({ reason }) => onCancel(reason)}
          onClose={() => setOpen(false)}
        >
          <RecordField of={fields} name="reason" />
        </RecordDialog>
      )}
    </>
  )
}
