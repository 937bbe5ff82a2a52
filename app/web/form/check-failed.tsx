import type { ReactNode } from 'react'
import styles from './check-failed.module.css'
import { colourOf, type RemoteCheck } from './use-remote-check.ts'

/** Spread on a TextField or MaskedField whose value the server checks. `taken` says that somebody has it already. */
export function checkedProps(check: RemoteCheck, taken: string) {
  const errors: Partial<Record<RemoteCheck['state'], ReactNode>> = {
    taken,
    failed: <CheckFailed retry={check.retry} />,
  }
  return { state: colourOf(check.state), error: errors[check.state], about: check.value, onEdit: check.onEdit, onLeave: check.onLeave }
}

const CheckFailed = ({ retry }: { retry: () => void }) => (
  <>
    Não foi possível verificar agora.{' '}
    <button type="button" className={styles.retry} onClick={retry}>
      Tentar de novo
    </button>
  </>
)
