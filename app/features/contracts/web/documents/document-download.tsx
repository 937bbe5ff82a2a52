import { IconDownload } from '#web/icons/d/download.ts'
import { useAct } from '#web/calls/use-act.ts'
import { dayWords } from '#web/moment.ts'
import { saveBlob } from '#web/save-blob.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { DOCUMENTS, downloadKeptPaper, downloadUpload } from '../../wire/documents.ts'
import { downloadEnvelope } from '../../wire/envelopes.ts'
import { KINDS } from '../../wire/words.ts'
import type { Document } from './document-columns.tsx'
import { withEnding } from './file-ending.ts'

export function DocumentDownload({ of: { id: upload_id, attributes: a } }: { of: Document }) {
  const name = a.kind
    ? `${KINDS[a.kind]} ${a.code} v${a.version} ${DOCUMENTS[a.document].toLowerCase()}`
    : [DOCUMENTS[a.document], a.code, a.intern_name].filter(Boolean).join(' ')
  const onDone = (file: Blob) => saveBlob(file, withEnding(name, file))
  const sealed = useAct(downloadEnvelope, { onDone })
  const upload = useAct(downloadUpload, { onDone })
  const kept = useAct(downloadKeptPaper, { onDone })
  const { envelope_id: id, version } = a
  const which = [DOCUMENTS[a.document], a.code ?? dayWords(a.made_at), version && `versão ${version}`]
  const press = () => {
    if (!id) return kept.press({ id: a.internship_id, paper_id: upload_id })
    if (a.document === 'sealed') return sealed.press({ id, version: version! })
    return upload.press({ id, upload_id })
  }
  return (
    <Button
      kind="icon"
      aria-label={`Baixar: ${which.filter(Boolean).join(' ')} de ${a.intern_name}`}
      loading={sealed.busy || upload.busy || kept.busy}
      onClick={press}
    >
      <Icon of={IconDownload} />
    </Button>
  )
}
