import { useState, type FormEvent } from 'react'
import box from '#web/ui/check-mark.module.css'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CLOSE_REASONS, SAID_REASONS, type SaidReason } from '../../wire/job-words.ts'
import styles from '../saved/saved.module.css'

type Props = { open: boolean; onClose: () => void; title: string; close: (reason: SaidReason, note: string) => Promise<unknown> }

/** Why a job closes: candidates hear of it, colleagues read the note. */
export function CloseDialog({ open, onClose, title, close }: Props) {
  const [working, setWorking] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    setWorking(true)
    await close(said.get('reason') as SaidReason, String(said.get('note') ?? ''))
    setWorking(false)
    onClose()
  }

  return (
    <Dialog open={open} onClose={onClose} title={`Encerrar “${title}”?`} dismissible={!working}>
      <form method="post" className={styles.form} onSubmit={(event) => void submit(event)}>
        <p>A vaga deixa de receber candidaturas, e quem espera é avisado. Você pode reabri-la depois.</p>
        <fieldset className={styles.choices}>
          <legend>Motivo</legend>
          {SAID_REASONS.map((reason) => (
            <label key={reason}>
              <input type="radio" className={box.dot} name="reason" value={reason} required defaultChecked={reason === 'filled'} />
              {CLOSE_REASONS[reason]}
            </label>
          ))}
        </fieldset>
        <label className={styles.field}>
          <span>Observação para a sua equipe (opcional)</span>
          <textarea name="note" rows={3} maxLength={500} />
        </label>
        <div className={styles.actions}>
          <Button onClick={onClose} disabled={working}>Cancelar</Button>
          <Button kind="primary" type="submit" loading={working}>Encerrar vaga</Button>
        </div>
      </form>
    </Dialog>
  )
}
