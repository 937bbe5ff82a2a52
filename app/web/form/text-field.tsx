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
    /** Takes the place of the hint. */
    note?: ReactNode
    /** The value that state, error and note speak of; of any other they say nothing. */
    about?: string
    onEdit?: (text: string) => void
    onLeave?: (text: string) => void
  }

export function TextField<T extends FieldValues, Out = T>(props: TextFieldProps<T, Out>) {
  const { name, control, label, hint, required, placeholder, disabled, state, error, note, about, onEdit, onLeave, ...native } = props
  const field = useField<string, T, Out>({ name, control })
  const told = about === undefined || about === (field.value ?? '') ? { state, error, note } : {}
  return (
    <TextInput
      {...native}
      {...look({ label, hint: told.note ?? hint, required, placeholder, disabled }, told.error ?? field.error, told.state, field.value)}
      {...stateMark(told.state ?? 'neutral')}
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
