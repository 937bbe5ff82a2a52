import { useId, type ReactNode, type Ref } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldError, FieldLabel, type FieldLook } from './field-look.tsx'
import type { Option, OptionValue } from './options.ts'
import styles from './choice-field.module.css'
import { useField, type FieldPlace } from './use-field.ts'

type GroupProps = Omit<FieldLook, 'placeholder'> & { error?: string; role?: 'radiogroup' | 'group'; row?: boolean; children: ReactNode }

function ChoiceGroup({ label, hint, required, error, role, row, children }: GroupProps) {
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

type ChoiceProps = {
  type: 'radio' | 'checkbox'
  name: string
  option: Option
  checked: boolean
  disabled?: boolean
  invalid: boolean
  onPick: () => void
  onBlur: () => void
  ref?: Ref<HTMLInputElement>
}

function Choice({ type, name, option, checked, disabled, invalid, onPick, onBlur, ref }: ChoiceProps) {
  const id = useId()
  return (
    <label className={styles.choice}>
      <input
        ref={ref}
        type={type}
        name={name}
        value={option.value}
        checked={checked}
        disabled={disabled || option.disabled}
        aria-invalid={(type === 'checkbox' && invalid) || undefined}
        aria-describedby={option.description ? id : undefined}
        onChange={onPick}
        onBlur={onBlur}
      />
      <span className={styles.words}>
        <span>{option.label}</span>
        {option.description && <span id={id} className={styles.description}>{option.description}</span>}
      </span>
    </label>
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
          option={option}
          disabled={disabled}
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
          option={option}
          disabled={disabled}
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
