import { useAct } from '#web/calls/use-act.ts'
import { moveEnvelope } from '../../../wire/envelopes.ts'
import { CauseDialog } from '../../cause-dialog.tsx'
import { FAILURES } from '../../failures.ts'
import { REFRESH } from '../refresh.ts'
import type { BoxButton, Envelope } from '../../../wire/buttons.ts'
import { ChecklistDialog } from './checklist-dialog.tsx'
import { DefineDialog } from './define-dialog.tsx'
import { UploadDialog } from './upload-dialog.tsx'

export type BoxDialogName = Exclude<BoxButton, 'confirm' | 'send' | 'correct' | 'sign'>
type Props = { name: BoxDialogName; envelope: Envelope; onClose: () => void }

const DONE = {
  reject: 'O contrato foi rejeitado.',
  reject_upload: 'O documento foi recusado, e quem enviou foi avisado.',
}

function RefuseDialog({ name, envelope, onClose }: Props & { name: 'reject' | 'reject_upload' }) {
  const { id, attributes } = envelope
  const { lock_version } = attributes
  const refuse = useAct(moveEnvelope, { done: DONE[name], refresh: REFRESH })
  return (
    <CauseDialog
      title={name === 'reject' ? 'Rejeitar o contrato' : 'Recusar o documento enviado'}
      submit={name === 'reject' ? 'Rejeitar' : 'Recusar'}
      failed={FAILURES[name]}
      onClose={onClose}
      send={({ cause, note }) => {
        const status = {
          status: name === 'reject' ? 'declined' : '',
          rejection_cause: cause,
          ...(note && { rejection_note: note }),
        } as const
        return refuse.act({ id, envelope: { event: name, status, lock_version } })
      }}
    />
  )
}

/** What an event asks before it is taken. */
export function BoxDialog({ name, ...rest }: Props) {
  if (name === 'reject' || name === 'reject_upload') return <RefuseDialog name={name} {...rest} />
  if (name === 'define') return <DefineDialog {...rest} />
  if (name === 'approve_upload') return <ChecklistDialog {...rest} />
  return <UploadDialog purpose={name === 'upload_contract' ? 'signed' : 'base'} {...rest} />
}
