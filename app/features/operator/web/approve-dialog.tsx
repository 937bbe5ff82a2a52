import { useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import styles from './admin.module.css'
import { GROWING, type Proposal } from './proposal-words.ts'
import { useAct } from './use-act.ts'

/** As it was written, or better written. */
export function ApproveDialog({
  proposal: { attributes },
  onApprove,
  onClose,
}: {
  proposal: Proposal
  onApprove: (name: string) => Promise<unknown>
  onClose: () => void
}) {
  const id = useId()
  const [name, setName] = useState(attributes.name)
  const { busy, problem, say, run } = useAct()
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Aprovar “${attributes.name}”?`}
      dismissible={!busy}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancelar
          </Button>
          <Button type="submit" form={`${id}-form`} kind="primary" loading={busy}>
            Aprovar
          </Button>
        </>
      }
    >
      <form
        id={`${id}-form`}
        onSubmit={(event) => {
          event.preventDefault()
          if (!name.trim()) return say('Escreva o nome que a opção terá na lista.')
          void run(() => onApprove(name.trim()), onClose)
        }}
      >
        <p>Entra em {GROWING[attributes.list]} para todo mundo. Quem já a escolheu passa a ver o nome novo.</p>
        <div className={styles.reason}>
          <label htmlFor={id}>Nome na lista</label>
          <input
            id={id}
            className={styles.line}
            value={name}
            maxLength={60}
            autoComplete="off"
            aria-describedby={`${id}-problem`}
            aria-invalid={Boolean(problem)}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <p id={`${id}-problem`} role="alert">
            {problem}
          </p>
        </div>
      </form>
    </Dialog>
  )
}
