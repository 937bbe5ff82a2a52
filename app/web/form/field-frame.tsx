import { useId, type ReactNode } from 'react'
import { FieldError, FieldLabel, hintOf, StateIcon, type FieldLook, type FieldState } from './field-look.tsx'
import styles from './field.module.css'

type Control = {
  id: string
  className: string
  placeholder: string | undefined
  disabled: boolean | undefined
  'aria-required': true | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type Props = FieldLook & {
  error?: ReactNode
  state?: FieldState
  /** Whether the field has a value. */
  filled: boolean
  before?: ReactNode
  /** Replaces the state's icon at the right end. */
  after?: ReactNode
  className?: string | undefined
  children: (control: Control) => ReactNode
}

/** Label above, control, and hint or error below. */
export function FieldFrame({
  label,
  hint,
  required,
  placeholder,
  disabled,
  error,
  state = 'neutral',
  filled,
  before,
  after,
  className,
  children,
}: Props) {
  const id = useId()
  const message = error ? <FieldError>{error}</FieldError> : hintOf({ hint, required }, filled)
  const wrong = Boolean(error) || state === 'invalid'
  const mark = after ?? (state === 'neutral' ? null : <StateIcon state={state} />)
  return (
    <div className={className}>
      <label className={styles.label} htmlFor={id}>
        <FieldLabel label={label} required={required} />
      </label>
      <div
        className={styles.box}
        data-state={wrong ? 'invalid' : state}
        data-before={before ? true : undefined}
        data-after={mark ? true : undefined}
      >
        {before && <span className={styles.before}>{before}</span>}
        {children({
          id,
          className: styles.input!,
          placeholder,
          disabled,
          'aria-required': required || undefined,
          'aria-invalid': wrong || undefined,
          'aria-describedby': message ? `${id}-said` : undefined,
        })}
        {mark && <span className={styles.after}>{mark}</span>}
      </div>
      {message && (
        <div id={`${id}-said`} className={error ? styles.error : styles.hint}>
          {message}
        </div>
      )}
    </div>
  )
}
