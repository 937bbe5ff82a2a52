import { useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import { stored } from '#web/storage/stored.ts'
import { OwnDialog } from '#web/ui/dialogs/own-dialog.ts'

/** Shortcuts of a single letter can be switched off: who dictates triggers them by accident. Kept on the device. */
export const letterKeys = stored<boolean>(
  'letter-keys',
  true,
  (text) => text !== 'off',
  (on) => (on ? null : 'off'),
)

const TYPED_IN =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])'

const MODAL = 'dialog:modal'

/** The dialog in front holds the focus, unless what held it is gone; null: no dialog is open. */
function inFront(target: EventTarget | null) {
  const open = document.querySelectorAll(MODAL)
  const within = target instanceof Element ? target.closest(MODAL) : null
  return within ?? (open.length > 1 ? undefined : (open[0] ?? null))
}

/** What each letter does. A letter typed into a field, or with a modifier, does nothing; nor does one behind a dialog. */
export function useLetterKeys(keys: Record<string, () => void>, active = true) {
  const on = useSyncExternalStore(letterKeys.subscribe, letterKeys.get, letterKeys.atServer)
  const own = useContext(OwnDialog)
  const latest = useRef(keys)
  useEffect(() => void (latest.current = keys))
  useEffect(() => {
    if (!on || !active) return
    const pressed = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, ctrlKey, metaKey, altKey, repeat } = event
      const act = latest.current[key.toLowerCase()]
      if (!act || defaultPrevented || ctrlKey || metaKey || altKey || repeat) return
      if (target instanceof Element && target.closest(TYPED_IN)) return
      if (inFront(target) !== (own ? own.current : null)) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [on, active, own])
  return on
}
