// A value in local storage that can be watched: by this tab through subscribe, by others through the storage event.
// Where storage is refused (private windows, full disk), it lives as long as the page.
export type Stored<T> = ReturnType<typeof stored<T>>

export function stored<T>(
  key: string,
  initial: T,
  read: (text: string) => T | undefined,
  write: (value: T) => string | null,
) {
  let value: T | undefined
  const watchers = new Set<() => void>()
  const load = () => {
    try {
      const text = localStorage.getItem(key)
      return (text === null ? undefined : read(text)) ?? initial
    } catch {
      return initial
    }
  }
  const told = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    value = load()
    for (const watcher of watchers) watcher()
  }
  return {
    get: () => (value ??= load()),
    atServer: () => initial,
    set(next: T) {
      value = next
      try {
        const text = write(next)
        if (text === null) localStorage.removeItem(key)
        else localStorage.setItem(key, text)
      } catch {
        // kept for this page only
      }
      for (const watcher of watchers) watcher()
    },
    subscribe(watcher: () => void) {
      if (watchers.size === 0) addEventListener('storage', told)
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
        if (watchers.size === 0) removeEventListener('storage', told)
      }
    },
  }
}
