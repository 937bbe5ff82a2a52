import { RecordDialog } from '#web/record/record-dialog.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { textField } from '#wire/fields.ts'

const fields = { reason: textField('Motivo', 300) }
type Props = {
  title: string
  lead: string
  hint: string
  submit: string
  onSend: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Mount it while it is open. */
export const ReasonDialog = ({ title, lead, hint, submit, onSend, onClose }: Props) => (
  <RecordDialog title={title} submit={submit} fields={fields} send={({ reason }) => onSend(reason)} onClose={onClose}>
    <p>{lead}</p>
    <RecordField of={fields} name="reason" hint={hint} />
  </RecordDialog>
)
