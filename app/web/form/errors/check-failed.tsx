import styles from './check-failed.module.css'
import { colourOf, type RemoteCheck } from './use-remote-check.ts'

/** Spread on a TextField or MaskedField whose value the server checks. `taken` says that somebody has it already. */
export function checkedProps(check: RemoteCheck, taken: string) {
  return {
    state: colourOf(check.state),
    error: check.state === 'taken' ? (check.words ?? taken) : undefined,
    // Nobody's mistake, so it stands where the hint stands and has no colour.
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
