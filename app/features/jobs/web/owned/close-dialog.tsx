import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { answerOf } from '#web/calls/answer.ts'
import box from '#web/ui/check-mark.module.css'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { CLOSE_REASONS, SAID_REASONS, type SaidReason } from '../../wire/job-words.ts'
import { showOwnedJob } from '../../wire/writing.ts'
import styles from '../saved/saved.module.css'

type Props = {
  id: string
  open: boolean
  onClose: () => void
  title: string
  /** Returns whether it closed: otherwise the typed values stay. */ close: (
    reason: SaidReason,
    note: string,
  ) => Promise<boolean>
}

function whoWaits(waiting: number | undefined) {
  if (waiting === undefined) return 'quem espera resposta'
  if (waiting === 1) return 'a única pessoa que espera resposta'
  return `as ${waiting.toLocaleString('pt-BR')} pessoas que esperam resposta`
}
const endsFor = (waiting: number | undefined) =>
  `O processo termina agora para ${whoWaits(waiting)}, ` +
  'com aviso por e-mail. Reabrir a vaga depois não desfaz isso.'

/** Asks why a job closes: candidates read the reason, colleagues the note. */
export function CloseDialog({ id, open, onClose, title, close }: Props) {
  const [working, setWorking] = useState(false)
  const [reason, setReason] = useState<SaidReason>('filled')
  // The current number, not that of when the page was opened.
  const { data } = useQuery({
    ...answerOf(showOwnedJob, { id }),
    queryKey: ['waiting for', id],
    enabled: open,
    staleTime: 0,
    gcTime: 0,
  })
  const waiting = data?.data.attributes.waiting

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setWorking(true)
    const closed = await close(reason, String(form.get('note') ?? ''))
    setWorking(false)
    if (closed) onClose()
  }

  return (
    <Dialog open={open} onClose={onClose} title={`Encerrar “${title}”?`} dismissible={!working}>
      <form method="post" className={styles.form} onSubmit={(event) => void submit(event)}>
        <p role="status">
          {reason === 'cancelled' && waiting !== 0
            ? endsFor(waiting)
            : 'A vaga deixa de receber candidaturas, e quem espera é avisado. Você pode reabri-la depois.'}
        </p>
        <fieldset className={styles.choices}>
          <legend>Motivo</legend>
          {SAID_REASONS.map((one) => (
            <label key={one}>
              <input
                type="radio"
                className={box.dot}
                name="reason"
                value={one}
                required
                checked={one === reason}
                onChange={() => setReason(one)}
              />
              {CLOSE_REASONS[one]}
            </label>
          ))}
        </fieldset>
        <label className={styles.field}>
          <span>Observação para a sua equipe (opcional)</span>
          <textarea name="note" rows={3} maxLength={500} />
        </label>
        <div className={styles.actions}>
          <Button onClick={onClose} disabled={working}>
            Cancelar
          </Button>
          <Button kind="primary" type="submit" loading={working}>
            Encerrar vaga
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
