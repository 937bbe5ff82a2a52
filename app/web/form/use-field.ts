import { useController, type FieldPath, type FieldValues, type UseControllerProps } from 'react-hook-form'

/** The place of a field. Without `control` the FormProvider's form is used. */
export type FieldPlace<T extends FieldValues, Out> = Pick<UseControllerProps<T, FieldPath<T>, Out>, 'name' | 'control'>

/**
 * A field for controls: its value, and its error in words. For typed text use useText. `calm`: an empty e-mail,
 * password or CNPJ is no error before submitting.
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
    /** The raw error: for a field of several values it holds the error of each. */
    problem: fieldState.error as unknown,
    touched: fieldState.isTouched,
  }
}
