import { useState } from 'react'
import { call } from '#web/calls/api.ts'
import { FAILURES } from '../failures.ts'
import { declineDocument } from '../../wire/signing.ts'
import { CauseDialog } from '../cause-dialog.tsx'
import styles from '../detail/dialogs/checklist.module.css'
import type { Session } from './which.ts'

type Props = { session: string; roles: Session['roles']; onClose: () => void; onDeclined: () => void }

/** Of two roles either may be declined alone. */
export function DeclineDialog({ session, roles, onClose, onDeclined }: Props) {
  const [role, setRole] = useState(roles[0]?.id)
  return (
    <CauseDialog
      title="Recusar a assinatura"
      submit="Recusar"
      failed={FAILURES.reject}
      onClose={onClose}
      before={
        roles.length > 1 && (
          <fieldset className={styles.list}>
            <legend>Em que papel você recusa?</legend>
            {roles.map((one) => (
              <label key={one.id}>
                <input type="radio" name="role" checked={role === one.id} onChange={() => setRole(one.id)} />
                {one.role}
              </label>
            ))}
          </fieldset>
        )
      }
      send={async ({ cause, note }) => {
        await call(declineDocument, { session, cause, ...(note && { note }), ...(role && { role }) })
        onDeclined()
      }}
    />
  )
}
