import { Textarea } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { counted } from './counted.ts'
import { look, type FieldLook } from './field-look.tsx'
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
  const shared = look(told, field.error)
  return (
    <div className={styles.counted}>
      <Textarea
        {...shared}
        classNames={{ ...shared.classNames, wrapper: styles.multiline }}
        ref={field.ref}
        name={name}
        autosize
        minRows={rows}
        maxRows={rows * 3}
        value={value}
        onChange={({ currentTarget }) => field.onChange(currentTarget.value)}
        onBlur={field.onBlur}
      />
      {(least !== undefined || most !== undefined) && (
        <p className={styles.count} data-over={(most !== undefined && value.length > most) || undefined}>
          {counted(value.length, least, most)}
          <span className="unseen"> caracteres</span>
        </p>
      )}
    </div>
  )
}
