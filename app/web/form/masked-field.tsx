import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { look, stateMark, type FieldLook, type FieldState } from './field-look.tsx'
import { MaskedInput } from './masked-input.tsx'
import type { MaskName } from './masks.ts'
import { useField, type FieldPlace } from './use-field.ts'

export type MaskedFieldProps<T extends FieldValues, Out> = FieldPlace<T, Out> &
  FieldLook & {
    mask: MaskName
    state?: FieldState
    autoComplete?: string
    error?: ReactNode
    note?: ReactNode
    about?: string
    onEdit?: (text: string) => void
    onLeave?: (text: string) => void
  }

export function MaskedField<T extends FieldValues, Out = T>(props: MaskedFieldProps<T, Out>) {
  const { name, control, mask, state, autoComplete, error, note, about, onEdit, onLeave, hint, ...words } = props
  const field = useField<string, T, Out>({ name, control })
  const told = about === undefined || about === (field.value ?? '') ? { state, error, note } : {}
  return (
    <MaskedInput
      {...look({ ...words, hint: told.note ?? hint }, told.error ?? field.error, told.state, field.value)}
      {...stateMark(told.state ?? 'neutral')}
      {...(mask === 'money' && { leftSection: 'R$' })}
      {...(autoComplete && { autoComplete })}
      mask={mask}
      ref={field.ref}
      name={name}
      value={field.value ?? ''}
      onChange={(value) => {
        field.onChange(value)
        onEdit?.(value)
      }}
      onBlur={() => {
        field.onBlur()
        onLeave?.(field.value ?? '')
      }}
    />
  )
}
