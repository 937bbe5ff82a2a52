import { call } from '#web/calls/api.ts'
import { declineDocument } from '../../wire/signing.ts'
import { CauseDialog } from '../cause-dialog.tsx'

type Props = { session: string; onClose: () => void; onDeclined: () => void }

export const DeclineDialog = ({ session, onClose, onDeclined }: Props) => (
  <CauseDialog
    title="Recusar a assinatura"
    submit="Recusar"
    onClose={onClose}
    send={async ({ cause, note }) => {
      await call(declineDocument, { session, cause, ...(note && { note }) })
      onDeclined()
    }}
  />
)
