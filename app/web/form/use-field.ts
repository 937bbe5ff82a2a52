import { useController, type FieldPath, type FieldValues, type UseControllerProps } from 'react-hook-form'

/** Where a field lives. Without `control` the form around it (FormProvider) is meant. */
export type FieldPlace<T extends FieldValues, Out> = Pick<UseControllerProps<T, FieldPath<T>, Out>, 'name' | 'control'>

/**
 * A field of the form as its controls want it: the value as it is, one error in words. For what is typed there is useText.
 * `calm`: an e-mail, a password or a number of register that is empty is nobody's mistake before the form is sent.
 */
export function useField<Value, T extends FieldValues, Out>(
  { name, control }: FieldPlace<T, Out>,
  { calm = false } = {},
) {
  const { field, fieldState, formState } = useController<T, FieldPath<T>, Out>({ name, control })
  const silent = calm && !field.value && formState.submitCount === 0
  return {
    ...field,
    value: field.value as Value | null | undefined,
    onChange: field.onChange as (value: Value | null) => void,
    error: silent ? undefined : fieldState.error?.message,
    /** As it is kept: of a field of several values, what is wrong with one of them stands inside. */
    problem: fieldState.error as unknown,
    touched: fieldState.isTouched,
  }
}
