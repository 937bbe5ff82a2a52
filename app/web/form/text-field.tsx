import { TextInput } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { look, stateMark, type FieldLook, type FieldState } from './field-look.tsx'
import { useField, type FieldPlace } from './use-field.ts'

type Native = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'maxLength'>

export type TextFieldProps<T extends FieldValues, Out> = FieldPlace<T, Out> &
  FieldLook &
  Native & {
    state?: FieldState
    /** Takes the place of the form's own error, as a remote check needs. */
    error?: ReactNode
    onEdit?: (text: string) => void
    onLeave?: (text: string) => void
  }

export function TextField<T extends FieldValues, Out = T>(props: TextFieldProps<T, Out>) {
  const { name, control, label, hint, required, placeholder, disabled, state, error, onEdit, onLeave, ...native } = props
  const field = useField<string, T, Out>({ name, control })
  return (
    <TextInput
      {...native}
      {...look({ label, hint, required, placeholder, disabled }, error ?? field.error, state)}
      {...stateMark(state ?? 'neutral')}
      ref={field.ref}
      name={name}
      value={field.value ?? ''}
      onChange={({ currentTarget: { value } }) => {
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
