import { useEffect, useRef, type RefObject } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

const PAUSE_MS = 1_500

/**
 * Tells of each field that a person changes, and does what is answered once they pause, unless it is stopped until the
 * next change. What the program writes is no change of theirs.
 */
export function usePauses(
  form: Pick<UseFormReturn<FieldValues>, 'subscribe'>,
  isWriting: RefObject<boolean>,
  onChange: (name: string) => () => void,
) {
  const latest = useRef(onChange)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback({ name }) {
        const field = name?.split('.')[0]
        if (!field || isWriting.current) return
        clearTimeout(timer.current)
        timer.current = setTimeout(latest.current(field), PAUSE_MS)
      },
    })
    return () => {
      clearTimeout(timer.current)
      unsubscribe()
    }
  }, [form, isWriting])
  return stop
}

/** Once the connection is back. */
export function useOnline(isWanted: boolean, onOnline: () => void) {
  const latest = useRef(onOnline)
  useEffect(() => {
    latest.current = onOnline
  })
  useEffect(() => {
    if (!isWanted) return
    const again = () => latest.current()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isWanted])
}
