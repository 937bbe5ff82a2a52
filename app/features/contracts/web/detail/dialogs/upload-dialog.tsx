import { useState } from 'react'
import * as z from 'zod/mini'
import type { FileRule } from '#web/form/uploads/file-rules.ts'
import { FilesField } from '#web/form/uploads/files-field.tsx'
import type { ManyFiles } from '#web/form/uploads/many-files.ts'
import { SendingForm } from '#web/form/sending-form.tsx'
import type { Upload } from '#web/calls/sending-fetch.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { useAct } from '#web/calls/use-act.ts'
import { BASE_FILES, uploadBase, uploadSigned } from '../../../wire/envelopes.ts'
import { FAILURES } from '../../failures.ts'
import { REFRESH } from '../refresh.ts'
import type { Envelope } from '../../../wire/buttons.ts'

const MB = 1_000_000
const BASE: FileRule = { kinds: ['pdf', 'docx'], mostBytes: 20 * MB, mostFiles: BASE_FILES }
const SIGNED: FileRule = { kinds: ['pdf', 'photo'], mostBytes: 20 * MB, mostFiles: 40 }

const hasFiles = (given: unknown) => ((given as ManyFiles | undefined)?.entries.length ?? 0) > 0
const filesOf = ({ entries }: ManyFiles) => entries.flatMap(({ file }) => file ?? [])

const baseSchema = z.object({
  filled_archives: z.custom<ManyFiles>(hasFiles, 'Escolha ao menos um arquivo'),
})
const signedSchema = z.object({
  signed_document: z.custom<ManyFiles>(hasFiles, 'Escolha ao menos um arquivo'),
})
type Base = z.output<typeof baseSchema>
type Signed = z.output<typeof signedSchema>

type Props = { purpose: 'base' | 'signed'; envelope: Envelope; onClose: () => void }

/** Whatever fails on the way leaves the chosen files where they are, to be sent again. */
export function UploadDialog({ purpose, envelope: { id }, onClose }: Props) {
  const [dirty, setDirty] = useState(false)
  const base = useAct(uploadBase, { done: 'O contrato base foi enviado.', refresh: REFRESH })
  const signed = useAct(uploadSigned, {
    done: 'O documento foi enviado e espera a conferência.',
    refresh: REFRESH,
  })
  const closing = async (sent: Promise<unknown>) => {
    await sent
    onClose()
  }
  const form = { submit: 'Enviar', root: 'envelope', cancel: onClose, onDirty: setDirty, failed: FAILURES.upload }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={purpose === 'base' ? 'Enviar o contrato base' : 'Enviar o documento assinado'}
      dismissible={!dirty}
    >
      {purpose === 'base' ? (
        <SendingForm<Base>
          {...form}
          schema={baseSchema}
          values={{ filled_archives: { entries: [], destroyed: [] } as never }}
          labels={{ filled_archives: 'Contrato base' }}
          send={({ filled_archives }, upload: Upload) =>
            closing(base.act({ id, envelope: { filled_archives: filesOf(filled_archives) } }, upload))
          }
        >
          <FilesField
            name="filled_archives"
            label="Contrato base"
            required
            rule={BASE}
            hint="Um DOCX ou PDF; vários PDFs viram um só documento, nesta ordem."
          />
        </SendingForm>
      ) : (
        <SendingForm<Signed>
          {...form}
          schema={signedSchema}
          values={{ signed_document: { entries: [], destroyed: [] } as never }}
          labels={{ signed_document: 'Documento assinado' }}
          send={({ signed_document }, upload: Upload) =>
            closing(signed.act({ id, envelope: { signed_document: filesOf(signed_document) } }, upload))
          }
        >
          <FilesField
            name="signed_document"
            label="Documento assinado"
            required
            rule={SIGNED}
            hint={
              'Todas as partes, inclusive a instituição, precisam ter assinado. Um ' +
              'PDF, ou uma foto de cada página em ordem.'
            }
          />
        </SendingForm>
      )}
    </Dialog>
  )
}
