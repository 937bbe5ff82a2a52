import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import { stored } from '#web/storage/stored.ts'

/** Letters are for who wants them: dictation and switches press keys too. */
export const shortcuts = stored(
  'shortcuts',
  true,
  (text) => text !== 'off',
  (on) => (on ? null : 'off'),
)
export const useShortcutsOn = () => useSyncExternalStore(shortcuts.subscribe, shortcuts.get, shortcuts.atServer)

const WRITES = 'input:not([type=checkbox]), textarea, select, [contenteditable]'
const isBusy = ({ target, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  altKey ||
  ctrlKey ||
  metaKey ||
  (target instanceof Element && target.closest(WRITES) !== null) ||
  document.querySelector('[role=dialog], dialog[open]') !== null

/** One letter does what it is told, or presses the button within `root` that names it in aria-keyshortcuts. */
export function useShortcuts(root: RefObject<HTMLElement | null>, moves: Record<string, () => void>) {
  const on = useShortcutsOn()
  useEffect(() => {
    if (!on) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isBusy(event) || !/^[a-z]$/i.test(event.key)) return
      const letter = event.key.toUpperCase()
      const act =
        moves[letter] ??
        (() =>
          root.current?.querySelector<HTMLElement>(`[aria-keyshortcuts="${letter}"]:not([aria-disabled])`)?.click())
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
