import { useCallback, useEffect, useRef } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { listErrors } from '#web/form/errors/list-errors.ts'

/**
 * What is wrong with one field may be right since another was mended: two dates are judged together. Called when a
 * field is left, it looks
 * again at what is said; not at what the server has said, nor at a list as a whole, which no field can mend.
 */
export function useSecondLook<T extends FieldValues>({
  subscribe,
  trigger,
  getFieldState,
  getValues,
}: Pick<UseFormReturn<T>, 'subscribe' | 'trigger' | 'getFieldState' | 'getValues'>) {
  const wrong = useRef<FieldPath<T>[]>([])
  useEffect(
    () =>
      subscribe({
        formState: { errors: true },
        callback: ({ errors }) =>
          void (wrong.current = listErrors(errors ?? {}).map(({ name }) => name as FieldPath<T>)),
      }),
    [subscribe],
  )
  return useCallback(() => {
    const again = wrong.current.filter(
      (name) => getFieldState(name).error?.type === 'custom' && !Array.isArray(getValues(name)),
    )
    if (again.length > 0) void trigger(again)
  }, [trigger, getFieldState, getValues])
}
