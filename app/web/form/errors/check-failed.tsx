import styles from './check-failed.module.css'
import { colourOf, type RemoteCheck } from './use-remote-check.ts'

/** Spread on a TextField or MaskedField whose value the server checks. `taken` is the message for a value in use. */
export function checkedProps(check: RemoteCheck, taken: string) {
  return {
    state: colourOf(check.state),
    error: check.state === 'taken' ? (check.words ?? taken) : undefined,
    // No fault of the person, so it takes the place of the hint and has no colour.
    note: check.state === 'failed' ? <CheckFailed words={check.words} retry={check.retry} /> : undefined,
    about: check.value,
    onEdit: check.onEdit,
    onLeave: check.onLeave,
  }
}

const CheckFailed = ({ words, retry }: { words?: string; retry: () => void }) => (
  <span role="status">
    {words ?? 'Não foi possível verificar agora.'}{' '}
    <button type="button" className={styles.retry} onClick={retry}>
      Tentar de novo
    </button>
  </span>
)
