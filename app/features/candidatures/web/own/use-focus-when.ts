import { useEffect, useRef } from 'react'

/** Takes the focus when there is something to say: the form that had it is gone. */
export function useFocusWhen(words: string | undefined) {
  const here = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (words) here.current?.focus()
  }, [words])
  return here
}
