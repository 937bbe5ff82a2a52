import { createContext, type ReactNode, use } from 'react'
import type { Difference } from '#features/internships/wire/differences.ts'
import { LawWords, useSaid } from '#features/contracts/web/draft/law/law-context.tsx'
import { SelectField, type SelectFieldProps } from '#web/form/choices/select-field.tsx'
import type { OptionValue } from '#web/form/choices/options.ts'
import { RecordField } from '#web/record/record-field.tsx'
import type { UpdateName } from '../../wire/updates/update-record.ts'
import { updateRecord } from './update-record.ts'

export const Changes = createContext<readonly Difference[]>([])

/** What stands against a field, or what it was before it was changed. */
export function useHint(name: UpdateName, hint?: ReactNode): ReactNode {
  const said = useSaid(name)
  const change = use(Changes).find(({ field }) => field === name)
  if (said.length) return <LawWords of={said} />
  return change ? `Hoje: ${change.before ?? 'não informado'}` : (hint ?? '\u00a0')
}

type Props = { name: UpdateName; required?: boolean; hint?: ReactNode }
export function UpdateField({ name, required, hint }: Props) {
  const shown = useHint(name, hint)
  return <RecordField of={updateRecord} name={name} hint={shown} {...(required && { required })} />
}

type Choice<V extends OptionValue> = Omit<
  SelectFieldProps<V, Record<string, V>, Record<string, V>>,
  'name' | 'label' | 'hint'
>
export function UpdateChoice<V extends OptionValue>({ name, hint, ...source }: Choice<V> & Props) {
  const shown: unknown = { name, label: updateRecord[name].label, hint: useHint(name, hint), ...source }
  return <SelectField {...(shown as SelectFieldProps<V, Record<string, V>, Record<string, V>>)} />
}
