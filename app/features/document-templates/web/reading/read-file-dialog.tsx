import { useState } from 'react'
import { useAct } from '#web/calls/use-act.ts'
import type { FileRule } from '#web/form/uploads/file-rules.ts'
import { RecordField } from '#web/record/record-field.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { fileField } from '#wire/file-field.ts'
import { DOCX_BYTES, readTemplateFile } from '../../wire/templates.ts'
import { ReadingDialog } from './reading-dialog.tsx'

export type Reading = Answer<typeof readTemplateFile>

const HINT = 'Títulos, cláusulas, listas e tabelas vêm como texto. Imagens, cabeçalho e rodapé ficam de fora.'
const fields = { file: fileField('Documento', { hint: HINT }) }
const RULE: FileRule = { kinds: ['docx'], mostBytes: DOCX_BYTES }

type Props = { id: string; onUse: (body: string) => void; onClose: () => void }

/** An office's own document as the text of a draft: the file first, then what its room for values means. */
export function ReadFileDialog({ id, onUse, onClose }: Props) {
  const [reading, setReading] = useState<Reading>()
  const read = useAct(readTemplateFile)
  if (reading) return <ReadingDialog reading={reading} onUse={onUse} onClose={onClose} />
  return (
    <Dialog open wide onClose={onClose} title="Trazer de um DOCX">
      <RecordForm
        fields={fields}
        submit="Ler documento"
        send={async ({ file }, how) => setReading(await read.act({ id, file: file! }, how))}
        end
        onCancel={onClose}
      >
        <RecordField of={fields} name="file" rule={RULE} />
      </RecordForm>
    </Dialog>
  )
}
