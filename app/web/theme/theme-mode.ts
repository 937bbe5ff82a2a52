import { useSyncExternalStore } from 'react'
import { stored } from '#web/storage/stored.ts'

export type ThemeMode = 'light' | 'dark'
/** 'auto' follows the device. */
export type ThemeChoice = ThemeMode | 'auto'

export const THEME_KEY = 'theme'

export const themeChoice = stored<ThemeChoice>(
  THEME_KEY,
  'auto',
  (text) => (text === 'light' || text === 'dark' ? text : undefined),
  (choice) => (choice === 'auto' ? null : choice),
)

let dark: MediaQueryList | undefined
/** One list, so that a listener can be removed. */
export const device = () => (dark ??= matchMedia('(prefers-color-scheme: dark)'))
export const resolved = (choice: ThemeChoice): ThemeMode =>
  choice === 'auto' ? (device().matches ? 'dark' : 'light') : choice

function subscribe(watcher: () => void) {
  const stop = themeChoice.subscribe(watcher)
  device().addEventListener('change', watcher)
  return () => {
    stop()
    device().removeEventListener('change', watcher)
  }
}

export function useThemeMode(): [ThemeMode, (mode: ThemeMode) => void] {
  const mode = useSyncExternalStore(
    subscribe,
    () => resolved(themeChoice.get()),
    () => 'light' as const,
  )
  return [mode, themeChoice.set]
}
