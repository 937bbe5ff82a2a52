import * as z from 'zod/mini'
import type { FileRule } from '#web/form/uploads/file-rules.ts'
import { MaskedField } from '#web/form/text/masked-field.tsx'
import { SendingForm } from '#web/form/sending-form.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { UploadField } from '#web/form/uploads/upload-field.tsx'
import type { Upload } from '#web/calls/sending-fetch.ts'
import { date } from '#wire/time/date.ts'
import { DOCUMENT_BYTES } from '../wire.ts'

const RULE: FileRule = { kinds: ['pdf', 'image'], mostBytes: DOCUMENT_BYTES }
const file = z.custom<File>((given) => given instanceof File, 'Escolha o arquivo')
const shape = { file, valid_until: z.union([z.literal(''), date]) }
const schema = z.object({ description: z.string(), ...shape })
const namedSchema = z.object({ description: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)), ...shape })

export type DocumentValues = z.output<typeof schema>

type Props = {
  named?: boolean
  submit: string
  send: (values: DocumentValues, upload: Upload) => Promise<unknown>
  cancel?: () => void
  onDirty?: (dirty: boolean) => void
}

/** A document and its expiry date. */
export function DocumentForm({ named, ...rest }: Props) {
  return (
    <SendingForm<DocumentValues>
      {...rest}
      schema={named ? namedSchema : schema}
      values={{ file: null as never, valid_until: '', description: '' }}
      labels={{ file: 'Arquivo', valid_until: 'Válido até', description: 'Que documento é este' }}
      root="document"
    >
      {named && <TextField name="description" label="Que documento é este" required maxLength={120} />}
      <UploadField name="file" label="Arquivo" required rule={RULE} hint="Uma foto nítida serve." />
      <MaskedField
        name="valid_until"
        mask="date"
        label="Válido até"
        hint="Só se o documento tem validade. Avisamos antes de vencer."
      />
    </SendingForm>
  )
}
