import { useState } from 'react'
import { useAct } from '#web/calls/use-act.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { draftBatch, listBatches, sendBatch, showBatch } from '../../wire/batches.ts'
import type { Sheet } from './one-sheet.tsx'

const refresh = [listBatches, showBatch]
const contracts = (n: number) => (n === 1 ? '1 contrato' : `${n} contratos`)

/** Drafts of what is right, and then their sending, which is asked about: others hear of it. */
export function NextStep({ id, of: { state, good, drafted, sent } }: { id: string; of: Sheet }) {
  const [asking, setAsking] = useState(false)
  const draft = useAct(draftBatch, { refresh })
  const send = useAct(sendBatch, { refresh })
  if (state === 'checked' && good > sent)
    return (
      <Button kind="primary" loading={draft.busy} onClick={() => draft.press({ id })}>
        {good - drafted === 1 ? 'Criar 1 rascunho' : `Criar ${good - drafted} rascunhos`}
      </Button>
    )
  const left = drafted - sent
  if (state !== 'drafted' || left === 0) return null
  return (
    <>
      <Button kind="primary" loading={send.busy} onClick={() => setAsking(true)}>
        Enviar {contracts(left)}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await send.act({ id })
          setAsking(false)
        }}
        title={`Enviar ${contracts(left)}?`}
        confirm="Enviar"
      >
        Cada contrato segue o caminho da sua empresa: revisão, aprovação e assinaturas. Quem assina recebe um e-mail
        quando for a sua vez.
      </ConfirmDialog>
    </>
  )
}
