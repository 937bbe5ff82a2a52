import type { FieldValues } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from './choice-field.tsx'
import { Choice } from './choice.tsx'
import type { FieldLook } from '../field-look.tsx'
import { useField, type FieldPlace } from '../use-field.ts'

export type YesNoFieldProps<T extends FieldValues, Out> = FieldPlace<T, Out> &
  Omit<FieldLook, 'placeholder'> & {
    yes?: string
    no?: string
    /** The form value of 'yes': false where the question asks for the opposite of what is stored. */
    yesIs?: boolean
    onPick?: (value: boolean) => void
    /** The answer may be cleared again. */
    clears?: boolean
    /** Confirms an answer that removes something, or null for clearing; the answer is set when `go` is called. */
    ask?: (value: boolean | null, go: () => void) => void
  }

/** A yes/no question without a default. */
export function YesNoField<T extends FieldValues, Out = T>({
  name,
  control,
  yes = 'Sim',
  no = 'Não',
  yesIs = true,
  disabled,
  onPick,
  clears,
  ask = (_, go) => go(),
  ...told
}: YesNoFieldProps<T, Out>) {
  const field = useField<boolean, T, Out>({ name, control })
  return (
    <ChoiceGroup {...told} error={field.error} role="radiogroup" row>
      {[
        { value: yesIs, label: yes },
        { value: !yesIs, label: no },
      ].map(({ value, label }, index) => (
        <Choice
          key={label}
          type="radio"
          name={name}
          label={label}
          value={String(value)}
          disabled={disabled}
          invalid={Boolean(field.error)}
          checked={field.value === value}
          onPick={() =>
            ask(value, () => {
              field.onChange(value)
              onPick?.(value)
            })
          }
          onBlur={field.onBlur}
          ref={index === 0 ? field.ref : undefined}
        />
      ))}
      {clears && !told.required && typeof field.value === 'boolean' && (
        <Button kind="quiet" disabled={disabled} onClick={() => ask(null, () => field.onChange(null))}>
          Limpar resposta<span className="unseen"> de “{told.label}”</span>
        </Button>
      )}
    </ChoiceGroup>
  )
}
