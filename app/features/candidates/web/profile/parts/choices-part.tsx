import type { ListName } from '#features/static-lists/wire.ts'
import { MultiSelectField } from '#web/form/choices/select-field.tsx'
import type { FieldName } from '../field-list.ts'
import { fieldOf } from '../field-list.ts'
import { labelOfField } from '../field-list.ts'
import { knownLabels, type PartProps, useSurroundings } from '../form-context.ts'
import { useList } from '../use-list.ts'

/** Which list, what it is for, and whether a person may add to it. */
const LISTS: Partial<Record<FieldName, { list: ListName; hint: string; grows?: true }>> = {
  job_interests: { list: 'job_interests', hint: 'Em que áreas você quer trabalhar.' },
  sub_areas: { list: 'sub_areas', hint: 'Mais de perto: o que você gostaria de fazer nelas.' },
  interests: { list: 'interests', hint: 'O que você gosta de fazer, dentro e fora do trabalho.', grows: true },
  skills: { list: 'skills', hint: 'O que você sabe fazer. Não achou? Digite e adicione.', grows: true },
  abilities: { list: 'abilities', hint: 'Como você é ao trabalhar com outras pessoas.' },
  academic_entities: { list: 'academic_entities', hint: 'Empresa júnior, atlética, centro acadêmico e outras.' },
}
const MOST = 100

/** Free entry: what is typed is its own value until the server has given it one. */
const typedOption = (label: string) => ({ value: label, label })

export function ChoicesPart({ name, required }: PartProps) {
  const { list, hint, grows } = LISTS[name]!
  const [key] = fieldOf(name).keys
  const { profile } = useSurroundings()
  return (
    <MultiSelectField<string, Record<string, string[]>>
      name={key!}
      label={labelOfField(name)}
      required={required}
      hint={hint}
      load={useList(list)}
      known={knownLabels(profile, key!)}
      most={MOST}
      {...(grows && { add: typedOption })}
    />
  )
}
