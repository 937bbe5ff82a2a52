import { useId, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import styles from './choice-field.module.css'
import { Choice } from './choice.tsx'
import { FieldError } from '../field-look.tsx'
import { useField, type FieldPlace } from '../use-field.ts'

export type CheckboxFieldProps<T extends FieldValues, Out> = FieldPlace<T, Out> & {
  label: ReactNode
  hint?: ReactNode
  required?: boolean
  disabled?: boolean
}

/** A check box for yes or no. */
export function CheckboxField<T extends FieldValues, Out = T>({
  name,
  control,
  label,
  hint,
  required,
  disabled,
}: CheckboxFieldProps<T, Out>) {
  const field = useField<boolean, T, Out>({ name, control })
  const id = useId()
  return (
    <div>
      <Choice
        ref={field.ref}
        type="checkbox"
        name={name}
        label={
          <>
            {label}
            {required && (
              <span className={styles.required} aria-hidden>
                {' '}
                *
              </span>
            )}
          </>
        }
        description={field.error ? undefined : hint}
        required={required}
        disabled={disabled}
        invalid={Boolean(field.error)}
        describedBy={field.error ? id : undefined}
        checked={field.value ?? false}
        onPick={() => field.onChange(!field.value)}
        onBlur={field.onBlur}
      />
      {field.error && (
        <div id={id} className={styles.error}>
          <FieldError>{field.error}</FieldError>
        </div>
      )}
    </div>
  )
}
