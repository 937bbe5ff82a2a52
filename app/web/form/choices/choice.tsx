import { useId, type ReactNode, type Ref } from 'react'
import check from '#web/ui/check-mark.module.css'
import styles from './choice-field.module.css'

type Props = {
  type: 'radio' | 'checkbox'
  name: string
  label: ReactNode
  description?: ReactNode
  value?: string | number
  checked: boolean
  disabled?: boolean
  required?: boolean
  invalid?: boolean
  describedBy?: string
  onPick: () => void
  onBlur: () => void
  ref?: Ref<HTMLInputElement>
}

/** One option; the whole line is the touch target. */
export function Choice({
  type,
  name,
  label,
  description,
  value,
  checked,
  disabled,
  required,
  invalid,
  describedBy,
  onPick,
  onBlur,
  ref,
}: Props) {
  const id = useId()
  return (
    <label className={styles.choice}>
      <input
        ref={ref}
        type={type}
        className={type === 'radio' ? check.dot : check.box}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        required={required}
        aria-invalid={(type === 'checkbox' && invalid) || undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={[description && `${id}-said`, describedBy].filter(Boolean).join(' ') || undefined}
        onChange={onPick}
        onBlur={onBlur}
      />
      <span className={styles.words}>
        <span id={`${id}-label`}>{label}</span>
        {description && (
          <span id={`${id}-said`} className={styles.description}>
            {description}
          </span>
        )}
      </span>
    </label>
  )
}
