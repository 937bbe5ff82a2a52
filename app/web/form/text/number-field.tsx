import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldFrame } from '../field-frame.tsx'
import type { FieldLook } from '../field-look.tsx'
import { useField, type FieldPlace } from '../use-field.ts'
import { readNumber, showNumber } from './number-text.ts'

export type NumberFieldProps<T extends FieldValues, Out> = FieldPlace<T, Out> &
  FieldLook & { /** Thousands apart; not in a year. */ grouped?: boolean }

/**
 * A number in pt-BR; empty is null. Nothing typed is dropped: what is no number, or not one that the field takes, is
 * refused by the schema in words. For money use MaskedField.
 */
export function NumberField<T extends FieldValues, Out = T>(props: NumberFieldProps<T, Out>) {
  const { name, control, grouped = true, ...look } = props
  const field = useField<number | string, T, Out>({ name, control })
  const [typed, setTyped] = useState<string>()
  const text = typed ?? showNumber(field.value, grouped)
  return (
    <FieldFrame {...look} error={field.error} filled={text !== ''}>
      {(box) => (
        <input
          {...box}
          ref={field.ref}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value)
            field.onChange(readNumber(value))
          }}
          onBlur={() => {
            setTyped(undefined)
            field.onBlur()
          }}
        />
      )}
    </FieldFrame>
  )
}
