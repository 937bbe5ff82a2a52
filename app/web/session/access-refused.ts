// A 403 may mean that the person's roles have changed: the API client reports it to whoever refreshes the session.
const watchers = new Set<() => void>()

export function accessRefused() {
  for (const watcher of watchers) watcher()
}

export function watchRefusals(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
