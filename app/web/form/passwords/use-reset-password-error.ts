import { useEffect } from 'react'
import { useFormContext, type FieldPath, type FieldValues } from 'react-hook-form'

export const RESET_PASSWORD = 'root.reset_password'
const WORDS = 'Corrija a senha e a confirmação para continuar.'

/**
 * The form's own error while either field has one. A submit clears errors under `root`, so it is set again after
 * each.
 */
export function useResetPasswordError<T extends FieldValues>(wrong: boolean): string | undefined {
  const { setError, clearErrors, formState } = useFormContext<T>()
  const shown = formState.errors.root?.['reset_password']?.message
  useEffect(() => {
    if (wrong && !shown) setError(RESET_PASSWORD, { type: 'reset_password', message: WORDS })
    if (!wrong && shown) clearErrors(RESET_PASSWORD as FieldPath<T>)
  }, [wrong, shown, setError, clearErrors])
  return shown
}
