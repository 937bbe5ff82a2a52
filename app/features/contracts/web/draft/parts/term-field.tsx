// A term as it was declared, with what the law says of it in the place of its hint.
import type { ReactNode } from 'react'
import { termsRecord } from '#features/internships/wire/terms-record.ts'
import { SelectField, type SelectFieldProps } from '#web/form/choices/select-field.tsx'
import type { Option, OptionValue } from '#web/form/choices/options.ts'
import { NumberField } from '#web/form/text/number-field.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { LawWords, useSaid } from '../law/law-context.tsx'

export type Name = keyof typeof termsRecord
/** Left out where the person has it. */
const OPTIONAL: readonly Name[] = ['benefits', 'remarks', 'semester', 'workplace', 'work_model']

const useLook = (name: Name, hint: ReactNode) => {
  const said = useSaid(name)
  const required = !OPTIONAL.includes(name)
  const words = said.length ? <LawWords of={said} /> : (hint ?? (required ? '\u00a0' : undefined))
  return { name, label: termsRecord[name].label, required, ...(words && { hint: words }) }
}

export function Term({ name, hint, required }: { name: Name; hint?: ReactNode; required?: boolean }) {
  const look = useLook(name, hint)
  return <RecordField of={termsRecord} {...look} required={required ?? look.required} />
}

export function NumberTerm({ name, hint }: { name: Name; hint?: ReactNode }) {
  return <NumberField {...useLook(name, hint)} />
}

type Choice<V extends OptionValue> = Omit<
  SelectFieldProps<V, Record<string, V>, Record<string, V>>,
  'name' | 'label' | 'hint'
>
type ChoiceProps<V extends OptionValue> = Choice<V> & { name: Name; hint?: ReactNode }
export function ChoiceTerm<V extends OptionValue>({ name, hint, ...source }: ChoiceProps<V>) {
  const shown: unknown = { ...useLook(name, hint), ...source }
  return <SelectField {...(shown as SelectFieldProps<V, Record<string, V>, Record<string, V>>)} />
}

export const optionsOf = <K extends string>(of: Record<K, string>): Option<K>[] =>
  (Object.keys(of) as K[]).map((value) => ({ value, label: of[value] }))
