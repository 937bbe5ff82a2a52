import type { NativeOption } from '#web/form/choices/native-select-field.tsx'
import { RecordDialog } from '#web/record/record-dialog.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { choiceField } from '#wire/fields.ts'

const fields = { company_id: choiceField('Para qual empresa', 'Escolha a empresa') }

type Props = {
  companies: readonly NativeOption[]
  company_id: string
  copy: (company_id: string, how: object) => Promise<unknown>
  onClose: () => void
}

/** Where there are branches, the copy may go to one of them. */
export const CopyDialog = ({ companies, company_id, copy, onClose }: Props) => (
  <RecordDialog
    title="Copiar questionário"
    submit="Copiar"
    fields={fields}
    record={{ company_id, lock_version: 0 }}
    send={async ({ company_id }, { lock_version: _, ...how }) => void (await copy(company_id, how))}
    onClose={onClose}
  >
    <RecordField of={fields} name="company_id" options={companies} />
  </RecordDialog>
)
