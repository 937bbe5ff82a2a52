import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'

type Texted = HTMLInputElement | HTMLTextAreaElement
type Props = {
  /** As the form keeps it. */
  value: string
  tell: (text: string) => void
  ref: (node: Texted | null) => void
  onLeave: (text: string) => void
}

const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect
/** A page that nobody looks at paints no frame. */
const AT_LATEST_MS = 100

/**
 * The browser owns the text and paints it at once; the form, with all that listens to it, hears of it right after. On a cheap phone that
 * is the difference between letters that follow the finger and letters that lag. Whoever leaves the field, sends by Enter or closes by Esc is heard before.
 */
export function useLateText({ value, tell, ref, onLeave }: Props) {
  const node = useRef<Texted>(null)
  const pending = useRef<{ text: string; forget: () => void }>(undefined)
  const latest = useRef({ value, tell })
  const [initial] = useState(value)

  useBeforePaint(() => {
    latest.current = { value, tell }
    // Written from elsewhere: an answer of the server, an address that was looked up.
    if (node.current && !pending.current && node.current.value !== value) node.current.value = value
  }, [value, tell])

  function flush() {
    const { text, forget } = pending.current ?? {}
    forget?.()
    pending.current = undefined
    if (text !== undefined && text !== latest.current.value) latest.current.tell(text)
  }

  function later(text: string) {
    pending.current?.forget()
    const timers = { paint: 0, soon: 0, latest: window.setTimeout(flush, AT_LATEST_MS) }
    timers.paint = requestAnimationFrame(() => (timers.soon = window.setTimeout(flush)))
    pending.current = {
      text,
      forget() {
        cancelAnimationFrame(timers.paint)
        clearTimeout(timers.soon)
        clearTimeout(timers.latest)
      },
    }
  }

  useEffect(() => {
    // Typed, or filled in by the browser, before the scripts were there.
    const early = node.current?.value
    if (early !== undefined && early !== latest.current.value) latest.current.tell(early)
    return () => pending.current?.forget()
  }, [])

  return {
    ref: useCallback(
      (element: Texted | null) => {
        node.current = element
        ref(element)
      },
      [ref],
    ),
    defaultValue: initial,
    onChange: ({ currentTarget }: FormEvent<Texted>) => later(currentTarget.value),
    onKeyDown: ({ key }: KeyboardEvent<Texted>) => void ((key === 'Enter' || key === 'Escape') && flush()),
    onBlur: ({ currentTarget }: FormEvent<Texted>) => {
      flush()
      onLeave(currentTarget.value)
    },
  }
}
