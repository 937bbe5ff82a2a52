import type { CSSProperties } from 'react'
import type { FieldValues } from 'react-hook-form'
import { counted } from './counted.ts'
import { FieldFrame } from './field-frame.tsx'
import type { FieldLook } from './field-look.tsx'
import styles from './field.module.css'
import { useField, type FieldPlace } from './use-field.ts'

export type TextareaFieldProps<T extends FieldValues, Out> = FieldPlace<T, Out> &
  FieldLook & {
    rows?: number
    /** What the rules ask for; the counter speaks of them, the form's schema enforces them. */
    least?: number
    most?: number
  }

export function TextareaField<T extends FieldValues, Out = T>(props: TextareaFieldProps<T, Out>) {
  const { name, control, rows = 5, least, most, ...told } = props
  const field = useField<string, T, Out>({ name, control })
  const value = field.value ?? ''
  return (
    <div className={styles.counted}>
      <FieldFrame {...told} error={field.error} filled={value !== ''} className={styles.multiline}>
        {(box) => (
          <textarea
            {...box}
            style={{ '--rows': rows } as CSSProperties}
            rows={rows}
            ref={field.ref}
            name={name}
            value={value}
            onChange={({ currentTarget }) => field.onChange(currentTarget.value)}
            onBlur={field.onBlur}
          />
        )}
      </FieldFrame>
      {(least !== undefined || most !== undefined) && (
        <p className={styles.count} data-over={(most !== undefined && value.length > most) || undefined}>
          {counted(value.length, least, most)}
          <span className="unseen"> caracteres</span>
        </p>
      )}
    </div>
  )
}
