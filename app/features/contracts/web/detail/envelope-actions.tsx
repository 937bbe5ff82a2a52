import { useState } from 'react'
import { Actions } from '#web/page/page.tsx'
import { saveBlob } from '#web/save-blob.ts'
import { Button } from '#web/ui/button.tsx'
import { useAct } from '#web/calls/use-act.ts'
import type { Answer } from '#wire/endpoint.ts'
import {
  correctEnvelope,
  downloadEnvelope,
  listOwnedEnvelopes,
  moveEnvelope,
  sendEnvelope,
  showEnvelope,
} from '../../wire/envelopes.ts'
import { CauseDialog, REJECT_FAILED } from '../cause-dialog.tsx'

type Envelope = Answer<typeof showEnvelope>['data']
const refresh = [showEnvelope, listOwnedEnvelopes]
const CONFIRM_FAILED = 'Não foi possível confirmar esta ação no momento. Por favor, tente novamente.'

/** A button for each event that the asker may take now, and no other. */
export function EnvelopeActions({ envelope: { id, attributes: a } }: { envelope: Envelope }) {
  const [rejecting, setRejecting] = useState(false)
  const { lock_version } = a
  const may = (name: string) =>
    a.current_state_events.some(
      ({ name: one, meta, scope }) => one === name && (meta.actor === scope || scope === 'walljobs'),
    )
  const confirm = useAct(moveEnvelope, { done: 'Aprovação registrada.', failed: CONFIRM_FAILED, refresh })
  const reject = useAct(moveEnvelope, { done: 'O contrato foi rejeitado.', failed: REJECT_FAILED, refresh })
  const send = useAct(sendEnvelope, { done: 'O contrato foi enviado.', refresh })
  const correct = useAct(correctEnvelope, { done: 'A nova versão está aberta para correção.', refresh })
  const download = useAct(downloadEnvelope, {
    onDone: (pdf) => saveBlob(pdf, `${a.type_name} ${a.code}.pdf`),
    refresh: [showEnvelope],
  })
  return (
    <Actions>
      {may('reject') && <Button onClick={() => setRejecting(true)}>Rejeitar</Button>}
      {may('confirm') && (
        <Button
          kind="primary"
          loading={confirm.busy}
          onClick={() =>
            confirm.press({ id, envelope: { event: 'confirm', status: { status: 'completed' }, lock_version } })
          }
        >
          Aprovar
        </Button>
      )}
      {may('send') && (
        <Button kind="primary" loading={send.busy} onClick={() => send.press({ id, lock_version })}>
          Enviar
        </Button>
      )}
      {may('correct') && (
        <Button kind="primary" loading={correct.busy} onClick={() => correct.press({ id, lock_version })}>
          Corrigir e reenviar
        </Button>
      )}
      {a.download && may('download') && (
        <Button loading={download.busy} onClick={() => download.press({ id })}>
          Baixar
        </Button>
      )}
      {rejecting && (
        <CauseDialog
          title="Rejeitar o contrato"
          submit="Rejeitar"
          onClose={() => setRejecting(false)}
          send={({ cause, note }) =>
            reject.act({
              id,
              envelope: {
                event: 'reject',
                status: { status: 'declined', rejection_cause: cause, ...(note && { rejection_note: note }) },
                lock_version,
              },
            })
          }
        />
      )}
    </Actions>
  )
}
