import { type ReactNode, useId } from 'react'
import { FieldError, FieldLabel } from '../field-look.tsx'
import { DropZone, type DropZoneProps } from './drop-zone.tsx'
import { describeRule } from './file-rules.ts'
import styles from './upload.module.css'

type Props = Omit<DropZoneProps, 'invalid' | 'labelledBy' | 'describedBy'> & {
  label: string
  required?: boolean | undefined
  hint?: ReactNode
  error?: string | undefined
  /** Files that the rule, or the server, refused. */
  refusals: readonly string[]
  children?: ReactNode
}

/** Label, current files, drop area, and below it the rule or the error. */
export function UploadFrame({ label, required, hint, error, refusals, children, ...zone }: Props) {
  const id = useId()
  const errors = [...refusals, ...(error ? [error] : [])]
  return (
    <div className={styles.frame} role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={styles.label}>
        <FieldLabel label={label} required={required} />
      </span>
      {children}
      <DropZone {...zone} invalid={errors.length > 0} labelledBy={`${id}-label`} describedBy={`${id}-hint`} />
      <p id={`${id}-hint`} className={styles.hint}>
        {hint} {describeRule(zone.rule)}.
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
