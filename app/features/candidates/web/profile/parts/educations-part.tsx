import { SelectField } from '#web/form/choices/select-field.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { COURSE_DURATIONS } from '../../../wire/enumerations.ts'
import { labelOfField } from '../field-list.ts'
import { knownLabels, type PartProps, useSurroundings } from '../form-context.ts'
import type { ProfileValues } from '../profile-rules.ts'
import styles from '../profile.module.css'
import { RowsBlock } from '../rows-block.tsx'
import { optionsOf, useList } from '../use-list.ts'

type Values = Pick<ProfileValues, 'educations_attributes'>
const EMPTY = { education_type_id: null, course_name: '', institution_name: '', duration: null }
const DURATIONS = optionsOf(COURSE_DURATIONS)

/** Courses besides the main one. */
export function EducationsPart({ name, required }: PartProps) {
  const { profile } = useSurroundings()
  const types = useList('education_types')
  return (
    <RowsBlock
      name="educations_attributes"
      title={labelOfField(name)}
      one="Curso"
      addWords="Adicionar curso"
      required={required}
      empty={EMPTY}
    >
      {(index) => (
        <div className={styles.block}>
          <SelectField<string, Values>
            name={`educations_attributes.${index}.education_type_id`}
            label="Tipo"
            required
            load={types}
            known={knownLabels(profile, 'education_type_id')}
          />
          <TextField<Values>
            name={`educations_attributes.${index}.course_name`}
            label="Nome do curso"
            required
            autoComplete="off"
          />
          <TextField<Values>
            name={`educations_attributes.${index}.institution_name`}
            label="Instituição"
            required
            autoComplete="off"
          />
          <SelectField<string, Values>
            name={`educations_attributes.${index}.duration`}
            label="Duração"
            required
            options={DURATIONS}
          />
        </div>
      )}
    </RowsBlock>
  )
}
