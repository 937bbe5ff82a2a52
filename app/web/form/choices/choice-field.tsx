import { useId, type ReactNode, type Ref } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldError, FieldLabel, type FieldLook } from '../field-look.tsx'
import type { Option, OptionValue } from './options.ts'
import styles from './choice-field.module.css'
import { Choice } from './choice.tsx'
import { useField, type FieldPlace } from '../use-field.ts'

type GroupProps = Omit<FieldLook, 'placeholder' | 'label'> & {
  label: ReactNode
  error?: string
  role?: 'radiogroup' | 'group'
  row?: boolean
  children: ReactNode
}

export function ChoiceGroup({ label, hint, required, error, role, row, children }: GroupProps) {
  const id = useId()
  const message = error ?? hint
  return (
    <fieldset
      className={styles.group}
      role={role}
      aria-describedby={message ? `${id}-said` : undefined}
      aria-invalid={role === 'radiogroup' && error ? true : undefined}
      aria-required={(role === 'radiogroup' && required) || undefined}
    >
      <legend className={styles.legend}>
        <FieldLabel label={label} required={required} />
      </legend>
      <div className={styles.options} data-row={row || undefined}>
        {children}
      </div>
      {message && (
        <div id={`${id}-said`} className={error ? styles.error : styles.hint}>
          {error ? <FieldError>{error}</FieldError> : hint}
        </div>
      )}
    </fieldset>
  )
}

type FieldProps<V extends OptionValue, T extends FieldValues, Out> = FieldPlace<T, Out> &
  Omit<FieldLook, 'placeholder'> & { options: readonly Option<V>[]; row?: boolean }

/** The options of a field as check boxes. */
function Options<V extends OptionValue, T extends FieldValues, Out>({
  type,
  field,
  name,
  options,
  disabled,
  has,
  pick,
  ...told
}: Omit<FieldProps<V, T, Out>, 'control'> & Ticked<V>) {
  return (
    <ChoiceGroup {...told} error={field.error} role={type === 'radio' ? 'radiogroup' : 'group'}>
      {options.map((option, index) => (
        <Choice
          key={option.value}
          type={type}
          name={name}
          label={option.label}
          description={option.description}
          value={option.value}
          disabled={disabled || option.disabled}
          invalid={Boolean(field.error)}
          checked={has(option.value)}
          onPick={() => pick(option.value)}
          onBlur={field.onBlur}
          ref={index === 0 ? field.ref : undefined}
        />
      ))}
    </ChoiceGroup>
  )
}
type Ticked<V> = {
  type: 'radio' | 'checkbox'
  field: { error: string | undefined; onBlur: () => void; ref: Ref<HTMLInputElement> }
  has: (value: V) => boolean
  pick: (value: V) => void
}
const same = (a: OptionValue | null | undefined, b: OptionValue) =>
  a !== null && a !== undefined && String(a) === String(b)

/** A choice of few, shown as radio buttons. */
export function RadioField<V extends OptionValue, T extends FieldValues, Out = T>({
  control,
  ...told
}: FieldProps<V, T, Out>) {
  const field = useField<V, T, Out>({ name: told.name, control })
  return (
    <Options<V, T, Out>
      {...told}
      type="radio"
      field={field}
      has={(value) => same(field.value, value)}
      pick={field.onChange}
    />
  )
}

/** Several of few, shown as check boxes with descriptions. */
export function CheckboxGroupField<V extends OptionValue, T extends FieldValues, Out = T>({
  control,
  ...told
}: FieldProps<V, T, Out>) {
  const field = useField<V[], T, Out>({ name: told.name, control })
  const chosen = field.value ?? []
  const has = (value: V) => chosen.some((one) => same(one, value))
  const pick = (value: V) => field.onChange(has(value) ? chosen.filter((one) => !same(one, value)) : [...chosen, value])
  return <Options<V, T, Out> {...told} type="checkbox" field={field} has={has} pick={pick} />
}
