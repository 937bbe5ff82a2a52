// Told by the API's caller, heard by whoever keeps the session fresh: a 403 may mean that the person's roles have changed.
const watchers = new Set<() => void>()

export function accessRefused() {
  for (const watcher of watchers) watcher()
}

export function watchRefusals(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
