import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Icon } from '#web/ui/icon.tsx'
import { FieldFrame } from './field-frame.tsx'
import type { FieldLook, FieldState } from './field-look.tsx'
import styles from './field.module.css'
import { useField, type FieldPlace } from './use-field.ts'
import { useTypedEarly } from './use-typed-early.ts'

export type PasswordFieldProps<T extends FieldValues, Out> = FieldPlace<T, Out> &
  FieldLook & {
    autoComplete: 'current-password' | 'new-password'
    state?: FieldState
    error?: ReactNode
    onEdit?: (text: string) => void
  }

export function PasswordField<T extends FieldValues, Out = T>(props: PasswordFieldProps<T, Out>) {
  const { name, control, autoComplete, state, error, onEdit, ...told } = props
  const field = useField<string, T, Out>({ name, control }, { calm: true })
  const [shown, setShown] = useState(false)
  const value = field.value ?? ''
  const edit = (text: string) => {
    field.onChange(text)
    onEdit?.(text)
  }
  useTypedEarly(name, edit)
  const eye = (
    <button
      type="button"
      className={styles.eye}
      aria-label={`Mostrar ${told.label.toLowerCase()}`}
      aria-pressed={shown}
      disabled={told.disabled}
      onMouseDown={(event) => event.preventDefault()} // the field keeps the focus, and a phone its keyboard
      onClick={() => setShown(!shown)}
    >
      <Icon of={shown ? IconEyeOff : IconEye} />
    </button>
  )
  return (
    <FieldFrame {...told} error={error ?? field.error} state={state} filled={value !== ''} after={eye}>
      {(box) => (
        <input
          {...box}
          type={shown ? 'text' : 'password'}
          ref={field.ref}
          name={name}
          autoComplete={autoComplete}
          spellCheck={false}
          autoCapitalize="none"
          value={value}
          onChange={({ currentTarget }) => edit(currentTarget.value)}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  )
}
