import { useSyncExternalStore } from 'react'
import { stored } from '#web/stored.ts'

export type ThemeMode = 'light' | 'dark'
/** 'auto' follows the device until somebody chooses. */
export type ThemeChoice = ThemeMode | 'auto'

const KEY = 'theme'
const ATTRIBUTE = 'data-mantine-color-scheme'

/** Runs before the first paint. Static text: its sha256 stands in the policy of remembered pages. */
export const THEME_SCRIPT = `(()=>{let m;try{m=localStorage.getItem('${KEY}')}catch{}
if(m!=='light'&&m!=='dark')m=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'
document.documentElement.setAttribute('${ATTRIBUTE}',m)})()`

export const themeChoice = stored<ThemeChoice>(
  KEY,
  'auto',
  (text) => (text === 'light' || text === 'dark' ? text : undefined),
  (choice) => (choice === 'auto' ? null : choice),
)

const device = () => matchMedia('(prefers-color-scheme: dark)')
export const resolved = (choice: ThemeChoice): ThemeMode => (choice === 'auto' ? (device().matches ? 'dark' : 'light') : choice)

/** What <html> carries: on the client whatever the script has set, so that a re-render of the document keeps it. */
export const documentTheme = () => ({ [ATTRIBUTE]: typeof document === 'undefined' ? 'light' : document.documentElement.getAttribute(ATTRIBUTE) })

const show = () => document.documentElement.setAttribute(ATTRIBUTE, resolved(themeChoice.get()))

/** Called once on the client. */
export function followTheme() {
  themeChoice.subscribe(show)
  device().addEventListener('change', show)
}

function subscribe(watcher: () => void) {
  const stop = themeChoice.subscribe(watcher)
  device().addEventListener('change', watcher)
  return () => {
    stop()
    device().removeEventListener('change', watcher)
  }
}

export function useThemeMode(): [ThemeMode, (mode: ThemeMode) => void] {
  const mode = useSyncExternalStore(subscribe, () => resolved(themeChoice.get()), () => 'light' as const)
  return [mode, themeChoice.set]
}
