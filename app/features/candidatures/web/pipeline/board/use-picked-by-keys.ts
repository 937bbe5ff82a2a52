import { useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react'

/** Keys that open the list, or leave it: what is chosen in the open list is meant. */
const OPENING = new Set([' ', 'Enter', 'F4', 'Tab'])

/** A closed list of choices changes at each arrow key. What a hand picks is done at once; what keys pick waits for Enter, and leaving forgets it. */
export function usePickedByKeys(choose: (value: string) => void) {
  const [picked, setPicked] = useState<string>()
  const keyed = useRef(false)
  function confirm() {
    if (picked) choose(picked)
    setPicked(undefined)
  }
  return {
    picked,
    confirm,
    list: {
      onPointerDown: () => void (keyed.current = false),
      onKeyDown(event: KeyboardEvent) {
        keyed.current = !event.altKey && !OPENING.has(event.key)
        if (picked === undefined || (event.key !== 'Enter' && event.key !== 'Escape')) return
        event.preventDefault()
        event.stopPropagation()
        if (event.key === 'Enter') confirm()
        else setPicked(undefined)
      },
      onChange({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) {
        if (keyed.current) setPicked(value)
        else if (value) choose(value)
      },
    },
    around: {
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (!currentTarget.contains(relatedTarget)) setPicked(undefined)
      },
    },
  }
}
