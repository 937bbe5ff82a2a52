import { IconEye } from '#web/icons/e/eye.ts'
import { IconEyeOff } from '#web/icons/e/eye-off.ts'
import { useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Icon } from '#web/ui/media/icon.tsx'
import { FieldFrame } from '../field-frame.tsx'
import type { FieldLook, FieldState } from '../field-look.tsx'
import styles from '../field.module.css'
import type { FieldPlace } from '../use-field.ts'
import { useText } from '../text/use-text.ts'

export type PasswordFieldProps<T extends FieldValues, Out> = FieldPlace<T, Out> &
  FieldLook & {
    autoComplete: 'current-password' | 'new-password'
    state?: FieldState
    error?: ReactNode
    onEdit?: (text: string) => void
  }

export function PasswordField<T extends FieldValues, Out = T>(props: PasswordFieldProps<T, Out>) {
  const { name, control, autoComplete, state, error, onEdit, ...frame } = props
  const field = useText<T, Out>({ name, control }, { calm: true, onEdit })
  const [shown, setShown] = useState(false)
  const eye = (
    <button
      type="button"
      className={styles.eye}
      aria-label={`Mostrar ${frame.label.toLowerCase()}`}
      aria-pressed={shown}
      disabled={frame.disabled}
      onMouseDown={(event) => event.preventDefault()} // the field keeps the focus, and a phone its keyboard
      onClick={() => setShown(!shown)}
    >
      <Icon of={shown ? IconEyeOff : IconEye} />
    </button>
  )
  return (
    <FieldFrame {...frame} error={error ?? field.error} state={state} filled={field.text !== ''} after={eye}>
      {(box) => (
        <input
          {...box}
          {...field.plain}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          spellCheck={false}
          autoCapitalize="none"
        />
      )}
    </FieldFrame>
  )
}
