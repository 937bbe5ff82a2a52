import type { FieldValues } from 'react-hook-form'
import { FieldFrame } from '../field-frame.tsx'
import type { FieldLook } from '../field-look.tsx'
import { type FieldPlace, useField } from '../use-field.ts'

export type NativeOption = { value: string; label: string }
type Props<T extends FieldValues, Out> = FieldPlace<T, Out> &
  Omit<FieldLook, 'placeholder'> & {
    options: readonly NativeOption[]
    /** Where nothing is chosen. */
    empty?: string
  }

/** The browser's own select, for lists of about a dozen. */
export function NativeSelectField<T extends FieldValues, Out = T>({
  name,
  control,
  options,
  empty = 'Selecione',
  ...look
}: Props<T, Out>) {
  const { value, onChange, onBlur, ref, error } = useField<string, T, Out>({ name, control })
  return (
    <FieldFrame {...look} error={error} filled={Boolean(value)}>
      {(box) => (
        <select
          {...box}
          ref={ref}
          name={name}
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onBlur={onBlur}
        >
          <option value="">{empty}</option>
          {options.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
