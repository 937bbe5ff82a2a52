import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import styles from './field.module.css'

/** Colours of a field: neutral has none, and an empty field is neutral unless it has an error. */
export type FieldState = 'neutral' | 'checking' | 'valid' | 'invalid'

export type FieldLook = {
  label: string
  hint?: ReactNode
  required?: boolean
  placeholder?: string
  disabled?: boolean
}

export const FieldError = ({ children }: { children: ReactNode }) => (
  <span className={styles.message}>
    <Icon of={IconAlertCircle} size={18} />
    <span>{children}</span>
  </span>
)

export const FieldLabel = ({ label, required }: Pick<FieldLook, 'label' | 'required'>) => (
  <>
    {label}
    {required ? <span className={styles.required} aria-hidden> *</span> : <span className={styles.optional}>(opcional)</span>}
  </>
)

function StateIcon({ state }: { state: FieldState }) {
  if (state === 'checking') return <Loader size={18} aria-label="Verificando" role="status" />
  if (state === 'valid') return <Icon of={IconCircleCheck} className={styles.valid} label="Válido" />
  if (state === 'invalid') return <Icon of={IconAlertCircle} className={styles.invalid} />
  return null
}

export const REQUIRED_HINT = 'Este campo é obrigatório.'

/** What every Mantine control of ours is told, so that label, hint, error and state look alike everywhere. */
export function look({ label, hint, required, placeholder, disabled }: FieldLook, error: ReactNode, state: FieldState = 'neutral', value?: string | number | null) {
  return {
    label: <FieldLabel label={label} required={required} />,
    // Every required field has a hint, so an error that takes its place moves nothing under a finger that is about to press a button.
    // Once the field is filled the line stays and says nothing.
    description: error ? undefined : (hint ?? (required && (value ? '\u00a0' : REQUIRED_HINT))),
    error: error ? <FieldError>{error}</FieldError> : state === 'invalid',
    success: state === 'valid' && !error,
    'aria-required': required || undefined,
    placeholder,
    disabled,
    size: 'md' as const,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
    classNames: { wrapper: styles.control, input: styles.input, label: styles.label, description: styles.hint, error: styles.error },
  }
}

/** The mark at the right end; only for controls whose right end is free. */
export const stateMark = (state: FieldState) => (state === 'neutral' ? {} : { rightSection: <StateIcon state={state} /> })
