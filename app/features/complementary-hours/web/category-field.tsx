import type { FieldValues } from 'react-hook-form'
import { FieldFrame } from '#web/form/field-frame.tsx'
import { type FieldPlace, useField } from '#web/form/use-field.ts'
import type { Totals } from './hour-totals.tsx'
import { inHours } from './hour-words.ts'

/** The browser's own list: a dozen of names need no more. What a category takes is said under it. */
export function CategoryField<T extends FieldValues, Out = T>({
  name,
  control,
  categories,
}: FieldPlace<T, Out> & { categories: Totals['categories'] }) {
  const field = useField<string, T, Out>({ name, control })
  const value = field.value ?? ''
  const chosen = categories.find((one) => one.value === value)
  const hint =
    chosen && `${chosen.description ?? ''} Até ${inHours(chosen.cap)}; você já tem ${inHours(chosen.credited)}.`
  return (
    <FieldFrame
      label="Categoria"
      required
      hint={hint ?? 'Como o regulamento do seu curso a chama, ou a mais parecida.'}
      error={field.error}
      filled={value !== ''}
    >
      {(box) => (
        <select
          {...box}
          ref={field.ref}
          name={name}
          value={value}
          onChange={({ currentTarget }) => field.onChange(currentTarget.value)}
          onBlur={field.onBlur}
        >
          <option value="">Selecione</option>
          {categories.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
