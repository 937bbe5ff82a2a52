import type { FieldValues } from 'react-hook-form'
import { choiceError } from './choice-error.ts'
import type { FieldLook, FieldState } from '../field-look.tsx'
import { look } from '../mantine-look.tsx'
import { MultiSelectInput, type MultiSelectInputProps } from './multi-select-input.tsx'
import type { OptionValue } from './options.ts'
import { SelectInput, type SelectInputProps } from './select-input.tsx'
import { useField, type FieldPlace } from '../use-field.ts'

type Taken = 'value' | 'onChange' | 'look' | 'name' | 'onBlur' | 'ref'
type Loose<P> = P extends unknown ? Omit<P, Taken> : never
type Common<T extends FieldValues, Out> = FieldPlace<T, Out> & FieldLook & { state?: FieldState }

export type SelectFieldProps<V extends OptionValue, T extends FieldValues, Out> = Common<T, Out> &
  Loose<SelectInputProps<V>> & { onChoose?: SelectInputProps<V>['onChange'] }

export function SelectField<V extends OptionValue, T extends FieldValues, Out = T>(props: SelectFieldProps<V, T, Out>) {
  const { name, control, label, hint, required, placeholder = 'Selecione', disabled, state, onChoose, ...rest } = props
  const field = useField<V, T, Out>({ name, control })
  return (
    <SelectInput<V>
      {...(rest as Loose<SelectInputProps<V>>)}
      look={look({ label, hint, required, placeholder, disabled }, field.error, state, field.value)}
      ref={field.ref}
      name={name}
      value={field.value === undefined || field.value === '' ? null : field.value}
      onChange={(value, option) => {
        field.onChange(value)
        onChoose?.(value, option)
      }}
      onBlur={field.onBlur}
    />
  )
}

export type MultiSelectFieldProps<V extends OptionValue, T extends FieldValues, Out> = Common<T, Out> &
  Loose<MultiSelectInputProps<V>>

export function MultiSelectField<V extends OptionValue, T extends FieldValues, Out = T>(
  props: MultiSelectFieldProps<V, T, Out>,
) {
  const { name, control, label, hint, required, placeholder = 'Selecione', disabled, state, ...rest } = props
  const field = useField<V[], T, Out>({ name, control })
  const wrong = choiceError(field.problem, field.value ?? [], Boolean(rest.add))
  return (
    <MultiSelectInput<V>
      {...(rest as Loose<MultiSelectInputProps<V>>)}
      look={look({ label, hint, required, placeholder, disabled }, wrong, state)}
      ref={field.ref}
      name={name}
      value={field.value ?? []}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}
