// Alerts from anywhere on the client: `alert({ kind: 'success', title: 'Tudo certo', text: '…', closes_after: 2000
// })`.
export type AlertKind = 'success' | 'info' | 'warning' | 'error' | 'waiting'

export type AlertContent = {
  kind: AlertKind
  title: string
  text?: string
  /** Milliseconds. By default success closes after 6 s and everything else stays until closed. */
  closes_after?: number
  /** A toast does not interrupt; a dialog does. */
  shape?: 'toast' | 'dialog'
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
  (kind === 'success' && before.shape !== 'dialog' && (before.kind === 'warning' || before.kind === 'error'))

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
export function staysFor({ kind, closes_after, shape }: AlertContent): number | undefined {
  if (closes_after !== undefined) return closes_after
  return shape !== 'dialog' && (kind === 'success' || kind === 'info') ? 6_000 : undefined
}
