import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import box from '#web/ui/check-mark.module.css'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { keysOf } from '#wire/keys-of.ts'
import { Refused } from '#wire/send.ts'
import { FREQUENCIES } from '../../wire/job-words.ts'
import type { BoardFilters } from '../board/board-address.ts'
import { keepSearch } from '../board/board-calls.ts'
import styles from './saved.module.css'

type Props = { open: boolean; onClose: () => void; filters: BoardFilters; suggested: string }
type Frequency = keyof typeof FREQUENCIES

const FAILED = 'Não conseguimos salvar agora. Tente de novo em instantes.'
const LONGEST = 80

/** A name, and how often letters are sent. */
export function SaveSearchDialog({ open, onClose, filters, suggested }: Props) {
  const [problem, setProblem] = useState<string>()
  const [working, setWorking] = useState(false)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setWorking(true)
    setProblem(undefined)
    try {
      await keepSearch({
        saved_search: { name: String(form.get('name')).trim(), frequency: form.get('frequency') as Frequency, filters },
      })
      alert({
        kind: 'success',
        title: 'Tudo certo',
        text: 'Avisaremos por e-mail quando houver vagas novas para esta busca.',
      })
      onClose()
    } catch (failure) {
      const words =
        failure instanceof Refused &&
        failure.status === 422 &&
        (failure.body.errors?.['name']?.[0] ?? failure.body.messages?.[0])
      if (!words) console.error(failure)
      setProblem(words || FAILED)
    } finally {
      setWorking(false)
    }
  }

  return (
    <Dialog open={open} onClose={onClose} title="Salvar esta busca" dismissible={!working}>
      <form method="post" className={styles.form} onSubmit={(event) => void save(event)}>
        <label className={styles.field}>
          <span>Nome da busca</span>
          <input
            name="name"
            required
            maxLength={LONGEST}
            defaultValue={(suggested || 'Todas as vagas').slice(0, LONGEST)}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'problema-da-busca' : undefined}
          />
          {problem && (
            <span id="problema-da-busca" role="alert" className={styles.problem}>
              {problem}
            </span>
          )}
        </label>
        <fieldset className={styles.choices}>
          <legend>Quando avisar por e-mail</legend>
          {keysOf(FREQUENCIES).map((one) => (
            <label key={one}>
              <input type="radio" className={box.dot} name="frequency" value={one} defaultChecked={one === 'daily'} />
              {FREQUENCIES[one]}, se houver vagas novas
            </label>
          ))}
        </fieldset>
        <p className={styles.hint}>
          Você encontra as buscas salvas em{' '}
          <Link to="/vagas/alertas" onClick={onClose}>
            alertas de vagas
          </Link>
          .
        </p>
        <div className={styles.actions}>
          <Button onClick={onClose} disabled={working}>
            Cancelar
          </Button>
          <Button kind="primary" type="submit" loading={working}>
            Salvar busca
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
