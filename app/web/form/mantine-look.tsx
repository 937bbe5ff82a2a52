import type { ReactNode } from 'react'
import { FieldError, FieldLabel, hintOf, type FieldLook, type FieldState } from './field-look.tsx'
import styles from './mantine-look.module.css'

/** Props of Mantine's controls (selects, numbers), so that they look like the plain ones. */
export function look(
  { label, hint, required, placeholder, disabled }: FieldLook,
  error: ReactNode,
  state: FieldState = 'neutral',
  value?: string | number | null,
) {
  return {
    label: <FieldLabel label={label} required={required} />,
    description: error ? undefined : hintOf({ hint, required }, Boolean(value)),
    error: error ? <FieldError>{error}</FieldError> : state === 'invalid',
    success: state === 'valid' && !error,
    'aria-required': required || undefined,
    placeholder,
    disabled,
    size: 'md' as const,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
    classNames: {
      wrapper: styles.control,
      input: styles.input,
      label: styles.label,
      description: styles.hint,
      error: styles.error,
    },
  }
}
