import { PasswordInput } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Icon } from '#web/ui/icon.tsx'
import { look, type FieldLook, type FieldState } from './field-look.tsx'
import styles from './field.module.css'
import { useField, type FieldPlace } from './use-field.ts'

export type PasswordFieldProps<T extends FieldValues, Out> = FieldPlace<T, Out> &
  FieldLook & {
    autoComplete: 'current-password' | 'new-password'
    state?: FieldState
    error?: ReactNode
    onEdit?: (text: string) => void
  }

const Eye = ({ reveal }: { reveal: boolean }) => <Icon of={reveal ? IconEyeOff : IconEye} />

export function PasswordField<T extends FieldValues, Out = T>(props: PasswordFieldProps<T, Out>) {
  const { name, control, autoComplete, state, error, onEdit, ...told } = props
  const field = useField<string, T, Out>({ name, control })
  const shown = look(told, error ?? field.error, state, field.value)
  return (
    <PasswordInput
      {...shown}
      classNames={{ ...shown.classNames, visibilityToggle: styles.eye }}
      rightSectionWidth="var(--touch)"
      ref={field.ref}
      name={name}
      autoComplete={autoComplete}
      spellCheck={false}
      autoCapitalize="none"
      visibilityToggleIcon={Eye}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': `Mostrar ${told.label.toLowerCase()}` }}
      value={field.value ?? ''}
      onChange={({ currentTarget: { value } }) => {
        field.onChange(value)
        onEdit?.(value)
      }}
      onBlur={field.onBlur}
    />
  )
}
