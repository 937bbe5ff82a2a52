import type { ReactNode } from 'react'
import styles from './check-failed.module.css'
import { colourOf, type RemoteCheck } from './use-remote-check.ts'

/**
 * Spread on a TextField or MaskedField whose value the server checks. `taken` is said of a value in use; `shown`
 * says it with links.
 */
export function checkedProps(check: RemoteCheck, taken: string, shown: ReactNode = taken) {
  return {
    state: colourOf(check.state),
    error: check.state !== 'taken' ? undefined : (check.words ?? taken) === taken ? shown : check.words,
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
