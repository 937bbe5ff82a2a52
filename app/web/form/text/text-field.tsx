import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldFrame } from '../field-frame.tsx'
import type { FieldLook, FieldState } from '../field-look.tsx'
import type { FieldPlace } from '../use-field.ts'
import { useText } from './use-text.ts'

type Native = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'maxLength'
>

export type TextFieldProps<T extends FieldValues, Out> = FieldPlace<T, Out> &
  FieldLook &
  Native & {
    state?: FieldState
    /** Replaces the form's own error, for a remote check. */
    error?: ReactNode
    /** Replaces the hint. */
    note?: ReactNode
    /** The value that state, error and note belong to; for other values they are ignored. */
    about?: string
    onEdit?: (text: string) => void
    onLeave?: (text: string) => void
  }

export function TextField<T extends FieldValues, Out = T>(props: TextFieldProps<T, Out>) {
  const {
    name,
    control,
    label,
    hint,
    required,
    placeholder,
    disabled,
    state,
    error,
    note,
    about,
    onEdit,
    onLeave,
    type = 'text',
    ...native
  } = props
  const field = useText<T, Out>(
    { name, control },
    { calm: type === 'email', follow: about !== undefined, onEdit, onLeave },
  )
  const current = about === undefined || about === field.text ? { state, error, note } : {}
  return (
    <FieldFrame
      label={label}
      hint={current.note ?? hint}
      required={required}
      placeholder={placeholder}
      disabled={disabled}
      error={current.error ?? field.error}
      state={current.state}
      filled={field.text !== ''}
    >
      {(box) => <input {...native} {...box} {...field.plain} type={type} />}
    </FieldFrame>
  )
}
