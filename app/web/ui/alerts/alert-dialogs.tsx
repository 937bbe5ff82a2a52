import { useSyncExternalStore } from 'react'
import { shownAlerts, watchAlerts, type ShownAlert } from './alert.ts'

const NONE: readonly ShownAlert[] = []

/** Alerts as dialogs, one after the other. */
export function AlertDialogs() {
  const next = useSyncExternalStore(watchAlerts, shownAlerts, () => NONE).find((one) => one.dialog)
  return next?.dialog ? <next.dialog key={next.id} {...next} /> : null
}
