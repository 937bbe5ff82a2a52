import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldError } from './field-look.tsx'
import styles from './field.module.css'
import { useField, type FieldPlace } from './use-field.ts'

export type CheckboxFieldProps<T extends FieldValues, Out> = FieldPlace<T, Out> & {
  label: ReactNode
  hint?: ReactNode
  required?: boolean
  disabled?: boolean
}

export function CheckboxField<T extends FieldValues, Out = T>({ name, control, label, hint, required, disabled }: CheckboxFieldProps<T, Out>) {
  const field = useField<boolean, T, Out>({ name, control })
  return (
    <Checkbox
      ref={field.ref}
      name={name}
      size="md"
      classNames={{ root: styles.choice, description: styles.hint, error: styles.error }}
      label={
        <>
          {label}
          {required && <span className={styles.required} aria-hidden> *</span>}
        </>
      }
      description={field.error ? undefined : hint}
      error={field.error && <FieldError>{field.error}</FieldError>}
      aria-invalid={field.error ? true : undefined}
      required={required}
      disabled={disabled}
      checked={field.value ?? false}
      onChange={({ currentTarget }) => field.onChange(currentTarget.checked)}
      onBlur={field.onBlur}
    />
  )
}
