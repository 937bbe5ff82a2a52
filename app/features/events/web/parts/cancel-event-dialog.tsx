import { RecordDialog } from '#web/record/record-dialog.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { textField } from '#wire/fields.ts'
import { writtenText } from '#wire/text/visible-text.ts'
import type { Schema } from '#wire/record.ts'

const fields = {
  reason: {
    ...textField('Motivo', 1000, { hint: 'Quem se inscreveu lê o que você escreve.' }),
    control: 'area' as const,
    schema: writtenText(1, 1000) as Schema<string>,
  },
}

type Props = { title: string; onClose: () => void; cancel: (reason: string, how: object) => Promise<unknown> }

/** It cannot be taken back: everybody is told, and their calendars are free. */
export const CancelEventDialog = ({ title, onClose, cancel }: Props) => (
  <RecordDialog
    title={`Cancelar “${title}”?`}
    submit="Cancelar o evento"
    fields={fields}
    record={{ reason: '', lock_version: 0 }}
    send={async ({ reason }, { lock_version: _, ...how }) => void (await cancel(reason, how))}
    onClose={onClose}
  >
    <RecordField of={fields} name="reason" />
  </RecordDialog>
)
