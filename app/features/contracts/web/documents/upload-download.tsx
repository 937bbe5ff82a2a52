import { useAct } from '#web/calls/use-act.ts'
import { saveBlob } from '#web/save-blob.ts'
import { Button } from '#web/ui/button.tsx'
import { downloadUpload } from '../../wire/documents.ts'
import { showEnvelope } from '../../wire/envelopes.ts'
import { withEnding } from './file-ending.ts'

type Props = { id: string; upload: { id: string; filename: string } }

/** A copy of what was uploaded: who took it stands in the history. */
export function UploadDownload({ id, upload }: Props) {
  const { busy, press } = useAct(downloadUpload, {
    onDone: (file) => saveBlob(file, withEnding(upload.filename, file)),
    refresh: [showEnvelope],
  })
  return (
    <Button loading={busy} onClick={() => press({ id, upload_id: upload.id })}>
      Baixar <span className="unseen">{upload.filename}</span>
    </Button>
  )
}
