import { useAct } from '#web/calls/use-act.ts'
import { momentWords } from '#web/moment.ts'
import { Actions, Muted } from '#web/page/page.tsx'
import { saveBlob } from '#web/save-blob.ts'
import { Button } from '#web/ui/button.tsx'
import { downloadSealed, renewLink } from '../../wire/signing.ts'

const RENEWED = 'Um link novo vai para o mesmo e-mail em instantes.'

/** An old link still shows the receipt; the document comes by the newest, for 30 days. */
export function SealedDownload({ at, token, name }: { at: string; token: string; name: string }) {
  const download = useAct(downloadSealed, { onDone: (pdf) => saveBlob(pdf, name) })
  const renew = useAct(renewLink, { done: RENEWED })
  return (
    <>
      <p role="status">Todos assinaram: o documento está selado desde {momentWords(at)}.</p>
      <Actions>
        <Button kind="primary" loading={download.busy} onClick={() => download.press({ token })}>
          Baixar o documento selado
        </Button>
        <Button loading={renew.busy} onClick={() => renew.press({ token })}>
          Receber um link novo
        </Button>
      </Actions>
      <Muted>Guarde o PDF: é o contrato. O link para baixar vale 30 dias.</Muted>
    </>
  )
}
