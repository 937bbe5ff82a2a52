import { useEffect, useRef } from 'react'

/** Takes the focus when there is a message, since the focused form is gone. */
export function useFocusWhen(words: string | undefined) {
  const here = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (words) here.current?.focus()
  }, [words])
  return here
}
