import type { ReactNode } from 'react'
import { FieldError, FieldLabel } from '../field-look.tsx'
import styles from './upload.module.css'

type Props = {
  id: string
  label: string
  required?: boolean
  hint: ReactNode
  errors: readonly string[]
  children: ReactNode
}

/** Label, current file, drop area, and below it the rule or the error. */
export function UploadFrame({ id, label, required, hint, errors, children }: Props) {
  return (
    <div className={styles.frame} role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={styles.label}>
        <FieldLabel label={label} required={required} />
      </span>
      {children}
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <div role="alert">
        {errors.map((error) => (
          <p key={error} className={styles.error}>
            <FieldError>{error}</FieldError>
          </p>
        ))}
      </div>
    </div>
  )
}
