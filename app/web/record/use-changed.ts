import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Whether something is not as it was read. Once it is, it is looked at again when a field is left, not at each key:
 * comparing a hundred fields costs more than the key itself.
 */
export function useChanged<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'subscribe'>,
  isChanged: () => boolean,
  read: unknown,
) {
  const [changed, setChanged] = useState(false)
  const known = useRef(false)
  const latest = useRef(isChanged)

  const look = useCallback(() => {
    known.current = latest.current()
    setChanged(known.current)
  }, [])

  useEffect(() => {
    latest.current = isChanged
  })
  // Read again, or saved: what counts is the difference from now on.
  useEffect(look, [look, read])
  useEffect(() => {
    if (changed) return
    look() // what was typed since it was looked at
    return form.subscribe({ formState: { values: true }, callback: () => void (known.current || look()) })
  }, [changed, form, look])

  return { changed, look }
}
