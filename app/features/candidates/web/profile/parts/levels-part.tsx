import type { ListName } from '#features/static-lists/wire.ts'
import { SelectField } from '#web/form/choices/select-field.tsx'
import { LANGUAGE_LEVELS } from '#wire/text/language-levels.ts'
import { SOFTWARE_LEVELS } from '../../../wire/enumerations.ts'
import { labelOfField } from '../field-list.ts'
import { knownLabels, type PartProps, useSurroundings } from '../form-context.ts'
import type { ProfileValues } from '../profile-rules.ts'
import styles from '../profile.module.css'
import { RowsBlock } from '../rows-block.tsx'
import { optionsOf, useList } from '../use-list.ts'

type Values = Pick<ProfileValues, 'user_softwares_attributes' | 'user_languages_attributes'>
type Kind = {
  rows: 'user_softwares_attributes'
  id: 'software_id'
  list: ListName
  one: string
  add: string
  levels: ReturnType<typeof optionsOf>
  grows: boolean
}

const KINDS = {
  user_softwares: {
    rows: 'user_softwares_attributes',
    id: 'software_id',
    list: 'softwares',
    one: 'Programa',
    add: 'Adicionar programa',
    levels: optionsOf(SOFTWARE_LEVELS),
    grows: true,
  },
  user_languages: {
    rows: 'user_languages_attributes',
    id: 'language_id',
    list: 'languages',
    one: 'Idioma',
    add: 'Adicionar idioma',
    levels: optionsOf(LANGUAGE_LEVELS),
    grows: false,
  },
} as const

/** What one knows, and how well: programs and languages. */
export function LevelsPart({ name, required }: PartProps) {
  const { rows, id, list, one, add, levels, grows } = KINDS[name as keyof typeof KINDS] as Kind
  const { profile } = useSurroundings()
  const load = useList(list)
  return (
    <RowsBlock
      name={rows}
      title={labelOfField(name)}
      one={one}
      addWords={add}
      required={required}
      empty={{ [id]: null, level: null }}
    >
      {(index) => (
        <div className={styles.block}>
          <SelectField<string, Values>
            name={`${rows}.${index}.${id}`}
            label={one}
            required
            load={load}
            known={knownLabels(profile, id)}
            {...(grows && { add: (label: string) => ({ value: label, label }) })}
          />
          <SelectField<string, Values> name={`${rows}.${index}.level`} label="Nível" required options={levels} />
        </div>
      )}
    </RowsBlock>
  )
}
