import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { newestAlert, shownAlerts, watchAlerts, type ShownAlert } from './alert.ts'
import { Toast } from './toast.tsx'
import styles from './alert-outlet.module.css'

const NONE: readonly ShownAlert[] = []

// A modal dialog makes the rest of the page inert, so toasts appear in the outlet opened last, inside the topmost
// dialog.
let outlets: readonly string[] = []
const watchers = new Set<() => void>()
const setOutlets = (next: readonly string[]) => {
  outlets = next
  for (const watcher of watchers) watcher()
}
const watchOutlets = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

type Props = {
  /** In a dialog: earlier alerts wait until it closes, since they would cover it. */
  newOnly?: boolean
}

/** Two live regions, present before they are filled: polite for news, assertive for trouble. */
export function AlertOutlet({ newOnly }: Props) {
  const id = useId()
  const [before] = useState(() => (newOnly ? newestAlert() : 0))
  useEffect(() => {
    setOutlets([...outlets, id])
    return () => setOutlets(outlets.filter((one) => one !== id))
  }, [id])
  const topmost = useSyncExternalStore(
    watchOutlets,
    () => outlets.at(-1) === id,
    () => false,
  )
  const alerts = useSyncExternalStore(watchAlerts, shownAlerts, () => NONE)
  const toasts = topmost ? alerts.filter((one) => !one.dialog && one.id > before) : NONE
  const urgent = (one: ShownAlert) => one.kind === 'error' || one.kind === 'warning'
  return (
    <div className={styles.outlet} data-in={newOnly ? 'dialog' : undefined}>
      <div className={styles.live} role="status" aria-atomic="false">
        {toasts
          .filter((one) => !urgent(one))
          .map((one) => (
            <Toast key={one.id} {...one} />
          ))}
      </div>
      <div className={styles.live} role="alert" aria-atomic="false">
        {toasts.filter(urgent).map((one) => (
          <Toast key={one.id} {...one} />
        ))}
      </div>
    </div>
  )
}
