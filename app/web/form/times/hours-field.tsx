import { useFormContext, useWatch, type FieldPath, type FieldValues } from 'react-hook-form'
import styles from './hours-field.module.css'
import { endsTooSoon } from './time-entry.ts'
import { TimeField } from './time-field.tsx'

export const ENDS_TOO_SOON = 'O fim precisa vir depois do início'

type Props<T extends FieldValues> = { from: FieldPath<T>; to: FieldPath<T>; label: string; disabled?: boolean }

/** From one time to another, as 08:00–12:00. Inside a FormProvider. */
export function HoursField<T extends FieldValues>({ from, to, label, disabled }: Props<T>) {
  const { control } = useFormContext<T>()
  const [start, end] = useWatch({ control, name: [from, to] }) as [string | undefined, string | undefined]
  const wrong = !disabled && endsTooSoon(start ?? '', end ?? '')
  return (
    <div className={styles.hours} role="group" aria-label={label}>
      <TimeField control={control} name={from} label="Início" required disabled={disabled} hint="Exemplo: 08:00" />
      <TimeField
        control={control}
        name={to}
        label="Fim"
        required
        disabled={disabled}
        hint="Exemplo: 12:00"
        error={wrong ? ENDS_TOO_SOON : undefined}
      />
    </div>
  )
}
