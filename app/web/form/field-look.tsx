import { IconAlertCircle } from '#web/icons/a/alert-circle.ts'
import { IconCircleCheck } from '#web/icons/c/circle-check.ts'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/media/icon.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import styles from './field.module.css'

/** States of a field: neutral has no colour, and an empty field is neutral unless it has an error. */
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

export const FieldLabel = ({ label, required }: { label: ReactNode; required?: boolean | undefined }) => (
  <>
    {label}
    {required ? (
      <span className={styles.required} aria-hidden>
        {' '}
        *
      </span>
    ) : (
      <span className={styles.optional}>(opcional)</span>
    )}
  </>
)

export function StateIcon({ state }: { state: FieldState }) {
  if (state === 'checking') return <Spinner label="Verificando" />
  if (state === 'valid') return <Icon of={IconCircleCheck} className={styles.valid} label="Válido" />
  if (state === 'invalid') return <Icon of={IconAlertCircle} className={styles.invalid} />
  return null
}

export const REQUIRED_HINT = 'Este campo é obrigatório.'

/**
 * Every required field has a hint, so that an error replacing it does not move a button about to be pressed. It is seen
 * in the focused field only, since the star says the same; screen readers read all of it. In a filled field the line
 * stays empty.
 */
export function hintOf({ hint, required }: Pick<FieldLook, 'hint' | 'required'>, filled: boolean): ReactNode {
  if (hint === undefined) return required ? filled ? '\u00a0' : <Quiet>{REQUIRED_HINT}</Quiet> : undefined
  if (typeof hint !== 'string' || !hint.startsWith(REQUIRED_HINT)) return hint
  return (
    <Quiet>
      {REQUIRED_HINT}
      <span className="unseen">{hint.slice(REQUIRED_HINT.length)}</span>
    </Quiet>
  )
}

const Quiet = ({ children }: { children: ReactNode }) => <span className={styles.quiet}>{children}</span>
