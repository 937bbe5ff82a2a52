import { useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react'

/** Keys that open or leave the list: in the open list the choice is final. */
const OPENING = new Set([' ', 'Enter', 'F4', 'Tab'])

/**
 * A closed select changes at each arrow key. A choice by pointer acts at once; one by keys waits for Enter and is
 * dropped on blur.
 */
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
