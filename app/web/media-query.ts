import { useCallback, useSyncExternalStore } from 'react'

/** false on the server: dependent content appears after hydration, or is left to the style sheet. */
export function useMediaQuery(query: string) {
  const subscribe = useCallback(
    (watcher: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', watcher)
      return () => media.removeEventListener('change', watcher)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
