import { useEffect, useRef } from 'react'

/** What takes the place of a sent form is read from its top: a phone has scrolled to the button, now gone. */
export function useFocusOnChange(title: string, follows?: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(follows ? undefined : title)
  useEffect(() => {
    if (shown.current === title) return
    shown.current = title
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [title])
  return heading
}
