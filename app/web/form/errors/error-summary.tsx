import { IconAlertCircle } from '#web/icons/a/alert-circle.ts'
import { useEffect, useRef } from 'react'
import { useFormContext, useFormState, type FieldErrors, type FieldPath, type FieldValues } from 'react-hook-form'
import { Icon } from '#web/ui/media/icon.tsx'
import styles from './error-summary.module.css'
import { focusField } from './focus-field.ts'
import { listErrors } from './list-errors.ts'
import { RESET_PASSWORD } from '../passwords/use-reset-password-error.ts'

type Props<T extends FieldValues> = {
  /** Field names as people know them: by form name in form order, or a function for lists. */
  labels: Partial<Record<FieldPath<T>, string>> | ((name: string) => string | undefined)
  /** Opens the step or section of a field before it gets the focus. */
  show?: (name: FieldPath<T>) => void
}

/** After a failed submit: every error with a link to its field. Gets the focus when there is more than one error. */
export function ErrorSummary<T extends FieldValues>({ labels, show }: Props<T>) {
  const { setFocus } = useFormContext<T>()
  const { errors, submitCount, isSubmitting } = useFormState<T>()
  const box = useRef<HTMLDivElement>(null)
  const order = typeof labels === 'function' ? [] : Object.keys(labels)
  const listed = listErrors(errors as FieldErrors)
    .filter(({ name }) => name !== RESET_PASSWORD) // shown beside its fields instead
    .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
  const fields = listed.filter(({ name }) => !name.startsWith('root')).length
  const many = submitCount > 0 && (fields > 1 || fields < listed.length)
  const labelOf = (name: string) => (typeof labels === 'function' ? labels(name) : labels[name as FieldPath<T>])

  useEffect(() => {
    if (isSubmitting || submitCount === 0) return
    // After react-hook-form, which focuses the first field in its own task.
    const timer = setTimeout(() => box.current?.focus())
    return () => clearTimeout(timer)
  }, [isSubmitting, submitCount])

  if (!many) return null

  function lead(name: FieldPath<T>) {
    show?.(name)
    setTimeout(() => focusField({ setFocus }, name))
  }

  return (
    <div ref={box} className={styles.summary} tabIndex={-1} role="group" aria-labelledby="error-summary-title">
      <h2 id="error-summary-title" className={styles.title}>
        <Icon of={IconAlertCircle} />
        {fields === 0
          ? 'Não foi possível continuar'
          : `Corrija ${fields} ${fields === 1 ? 'campo' : 'campos'} para continuar`}
      </h2>
      <ul className={styles.list}>
        {listed.map(({ name, message }) => {
          const label = labelOf(name)
          const words = label ? `${label}: ${message}` : message
          if (name.startsWith('root')) return <li key={name}>{message}</li>
          return (
            <li key={name}>
              <a
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault()
                  lead(name as FieldPath<T>)
                }}
              >
                {words}
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
