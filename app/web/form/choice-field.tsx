import { useId, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldError, FieldLabel, type FieldLook } from './field-look.tsx'
import type { Option, OptionValue } from './options.ts'
import styles from './choice-field.module.css'
import { Choice } from './choice.tsx'
import { useField, type FieldPlace } from './use-field.ts'

type GroupProps = Omit<FieldLook, 'placeholder'> & { error?: string; role?: 'radiogroup' | 'group'; row?: boolean; children: ReactNode }

export function ChoiceGroup({ label, hint, required, error, role, row, children }: GroupProps) {
  const id = useId()
  const said = error ?? hint
  return (
    <fieldset
      className={styles.group}
      role={role}
      aria-describedby={said ? `${id}-said` : undefined}
      aria-invalid={role === 'radiogroup' && error ? true : undefined}
      aria-required={(role === 'radiogroup' && required) || undefined}
    >
      <legend className={styles.legend}>
        <FieldLabel label={label} required={required} />
      </legend>
      <div className={styles.options} data-row={row || undefined}>{children}</div>
      {said && (
        <div id={`${id}-said`} className={error ? styles.error : styles.hint}>
          {error ? <FieldError>{error}</FieldError> : hint}
        </div>
      )}
    </fieldset>
  )
}

type FieldProps<V extends OptionValue, T extends FieldValues, Out> = FieldPlace<T, Out> &
  Omit<FieldLook, 'placeholder'> & { options: readonly Option<V>[]; row?: boolean }

/** One of few, all of them seen. */
export function RadioField<V extends OptionValue, T extends FieldValues, Out = T>({ name, control, options, disabled, ...told }: FieldProps<V, T, Out>) {
  const field = useField<V, T, Out>({ name, control })
  return (
    <ChoiceGroup {...told} error={field.error} role="radiogroup">
      {options.map((option, index) => (
        <Choice
          key={option.value}
          type="radio"
          name={name}
          label={option.label}
          description={option.description}
          value={option.value}
          disabled={disabled || option.disabled}
          invalid={Boolean(field.error)}
          checked={field.value !== null && field.value !== undefined && String(field.value) === String(option.value)}
          onPick={() => field.onChange(option.value)}
          onBlur={field.onBlur}
          ref={index === 0 ? field.ref : undefined}
        />
      ))}
    </ChoiceGroup>
  )
}

/** Any of few, each with what it means. */
export function CheckboxGroupField<V extends OptionValue, T extends FieldValues, Out = T>({ name, control, options, disabled, ...told }: FieldProps<V, T, Out>) {
  const field = useField<V[], T, Out>({ name, control })
  const value = field.value ?? []
  const has = (one: V) => value.some((chosen) => String(chosen) === String(one))
  return (
    <ChoiceGroup {...told} error={field.error} role="group">
      {options.map((option, index) => (
        <Choice
          key={option.value}
          type="checkbox"
          name={name}
          label={option.label}
          description={option.description}
          value={option.value}
          disabled={disabled || option.disabled}
          invalid={Boolean(field.error)}
          checked={has(option.value)}
          onPick={() => field.onChange(has(option.value) ? value.filter((one) => String(one) !== String(option.value)) : [...value, option.value])}
          onBlur={field.onBlur}
          ref={index === 0 ? field.ref : undefined}
        />
      ))}
    </ChoiceGroup>
  )
}
