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
    about?: string
    onEdit?: (text: string) => void
    onLeave?: (text: string) => void
  }

export function MaskedField<T extends FieldValues, Out = T>(props: MaskedFieldProps<T, Out>) {
  const { name, control, mask, state, autoComplete, error, about, onEdit, onLeave, ...words } = props
  const field = useField<string, T, Out>({ name, control })
  const told = about === undefined || about === (field.value ?? '') ? { state, error } : {}
  return (
    <MaskedInput
      {...look(words, told.error ?? field.error, told.state)}
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
