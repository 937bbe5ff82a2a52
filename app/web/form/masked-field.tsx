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
    onEdit?: (text: string) => void
    onLeave?: (text: string) => void
  }

export function MaskedField<T extends FieldValues, Out = T>(props: MaskedFieldProps<T, Out>) {
  const { name, control, mask, state, autoComplete, error, onEdit, onLeave, ...told } = props
  const field = useField<string, T, Out>({ name, control })
  return (
    <MaskedInput
      {...look(told, error ?? field.error, state)}
      {...stateMark(state ?? 'neutral')}
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
      onBlur={({ currentTarget: { value } }) => {
        field.onBlur()
        onLeave?.(value)
      }}
    />
  )
}
