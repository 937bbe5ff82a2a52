import type { ListName } from '#features/static-lists/wire.ts'
import { SelectField } from '#web/form/choices/select-field.tsx'
import { knownLabels, useSurroundings } from './form-context.ts'
import { useList } from './use-list.ts'

type Props = {
  name: string
  label: string
  required: boolean
  list: ListName
  hint?: string
  onChoose?: (value: string | null) => void
}

/** One choice of a static list; its label is known before the list is there. */
export function ListField({ list, name, ...shared }: Props) {
  const { profile } = useSurroundings()
  return (
    <SelectField<string, Record<string, string>>
      {...shared}
      name={name}
      load={useList(list)}
      known={knownLabels(profile, name)}
    />
  )
}
