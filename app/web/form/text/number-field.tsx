import { NumberInput } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import type { FieldLook } from '../field-look.tsx'
import { look } from '../mantine-look.tsx'
import { useField, type FieldPlace } from '../use-field.ts'

export type NumberFieldProps<T extends FieldValues, Out> = FieldPlace<T, Out> &
  FieldLook & {
    least?: number
    most?: number
    places?: number
    suffix?: string
    /** Thousands separator; none for a year. */ separator?: '' | '.'
  }

/** A number in pt-BR; empty is null. For money use MaskedField. */
export function NumberField<T extends FieldValues, Out = T>(props: NumberFieldProps<T, Out>) {
  const { name, control, least = 0, most, places = 0, suffix, separator = '.', ...told } = props
  const field = useField<number, T, Out>({ name, control })
  return (
    <NumberInput
      {...look(told, field.error, 'neutral', field.value)}
      ref={field.ref}
      name={name}
      inputMode={places > 0 ? 'decimal' : 'numeric'}
      thousandSeparator={separator}
      decimalSeparator=","
      allowedDecimalSeparators={[',', '.']}
      allowDecimal={places > 0}
      decimalScale={places}
      allowNegative={least < 0}
      min={least}
      max={most}
      clampBehavior="none"
      hideControls
      suffix={suffix}
      value={field.value ?? ''}
      onChange={(value) => field.onChange(value === '' ? null : Number(value))}
      onBlur={field.onBlur}
    />
  )
}
