// Alerts from anywhere on the client: `alert({ kind: 'success', title: 'Tudo certo', text: '…', closes_after: 2000
// })`.
import type { ComponentType } from 'react'

export type AlertKind = 'success' | 'info' | 'warning' | 'error' | 'waiting'

export type AlertContent = {
  kind: AlertKind
  title: string
  text?: string
  /** What can be done about it, in a toast: it closes, and the act begins. */
  action?: { label: string; act: () => void }
  /** Milliseconds. By default success closes after 6 s, with an action after 12, and everything else stays. */
  closes_after?: number
  /** Interrupts, drawn by this (`AlertDialog`); otherwise it is a toast. Whoever interrupts brings the code of dialogs. */
  dialog?: ComponentType<ShownAlert>
}
export type ShownAlert = AlertContent & { id: number; close: () => void }
export type AlertHandle = { close: () => void; closed: Promise<void> }

let shown: readonly ShownAlert[] = []
let last = 0
const watchers = new Set<() => void>()

function show(next: readonly ShownAlert[]) {
  shown = next
  for (const watcher of watchers) watcher()
}

/** A repeated alert replaces the earlier one; a success replaces the failures before it. */
const isOver = (before: AlertContent, { kind, title, text }: AlertContent) =>
  (before.kind === kind && before.title === title && before.text === text) ||
  (kind === 'success' && !before.dialog && (before.kind === 'warning' || before.kind === 'error'))

export function alert(content: AlertContent): AlertHandle {
  const id = ++last
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  const close = () => {
    show(shown.filter((one) => one.id !== id))
    resolve()
  }
  const before = shown.filter((one) => isOver(one, content))
  show([...shown, { ...content, id, close }])
  for (const one of before) one.close()
  return { close, closed }
}

export const closeAlerts = () => {
  for (const one of shown) one.close()
}

export const shownAlerts = () => shown
/** The id of the latest alert. */
export const newestAlert = () => last
export const watchAlerts = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** How long an alert stays; undefined: until it is closed. */
export function staysFor({ kind, closes_after, dialog, action }: AlertContent): number | undefined {
  if (closes_after !== undefined) return closes_after
  return !dialog && (kind === 'success' || kind === 'info') ? (action ? 12_000 : 6_000) : undefined
}
