import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { listPeriods } from '#features/static-lists/wire.ts'
import { call } from '#web/calls/api.ts'
import { MaskedField } from '#web/form/text/masked-field.tsx'
import { SelectField } from '#web/form/choices/select-field.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { YesNoField } from '#web/form/choices/yes-no-field.tsx'
import {
  type Academic,
  academicFields,
  currentPeriodLabel,
  emptiedAcademic,
  isSchool,
  semestersOf,
} from '../../../wire/academic-rules.ts'
import { isBegun, requiredAcademic } from '../../../wire/academic-requirements.ts'
import { COURSE_SITUATIONS, STUDY_PERIODS } from '../../../wire/enumerations.ts'
import { CourseField } from './course-field.tsx'
import { ACADEMIC_KEYS, fieldOf, isRequired } from '../field-list.ts'
import { labelOfField } from '../field-list.ts'
import { knownLabels, type PartProps, useSurroundings } from '../form-context.ts'
import { InstitutionChain } from './institution-chain.tsx'
import { ListField } from '../list-field.tsx'
import type { ProfileKey } from '../../../wire/profile-record.ts'
import type { ProfileValues } from '../profile-rules.ts'
import styles from '../profile.module.css'
import { optionsOf } from '../use-list.ts'

type Values = Partial<ProfileValues>

export const AcademicPart = ({ name, required }: PartProps) =>
  name === 'matriculation' ? (
    <TextField<Values, Values> name="matriculation" label={labelOfField(name)} required={required} autoComplete="off" />
  ) : (
    <Education />
  )

/** What the person studies: one answer decides which questions follow. */
function Education() {
  const { fields, mode, byLevel, profile } = useSurroundings()
  const { control, setValue, clearErrors } = useFormContext<Values>()
  const values = useWatch({ control, name: [...ACADEMIC_KEYS] })
  const academic = Object.fromEntries(ACADEMIC_KEYS.map((key, i) => [key, values[i]])) as Academic
  const asked = academicFields(academic, byLevel)
  // An education may be left out where none is asked for; one that was begun is right as a whole.
  const wanted = fields.some((field) => fieldOf(field.name).group === 'academic' && isRequired(field, mode))
  const binds = wanted || isBegun(academic, byLevel)
  const needed: ReadonlySet<keyof Academic> = binds
    ? requiredAcademic(academic, byLevel, wanted && mode === 'internship')
    : NONE
  const besides = new Set<ProfileKey>(fields.flatMap(({ name }) => fieldOf(name).keys))
  const { main_education_type: level, ies_period } = academic
  // Who does not study has no shift, no situation and no number.
  const studies = !emptiedAcademic(academic, byLevel).includes('period')
  const shared = <N extends keyof Academic & keyof typeof LABELS>(name: N) => ({
    name,
    label: LABELS[name],
    required: needed.has(name),
  })

  const hidden = ACADEMIC_KEYS.filter((key) => !asked.has(key)).join()
  // What is no longer asked is no longer wrong.
  useEffect(() => clearErrors(hidden.split(',') as (typeof ACADEMIC_KEYS)[number][]), [clearErrors, hidden])

  /** Another level is another way of counting: schools count years. */
  function changeLevel(next: string | null) {
    setValue('ies_period', isSchool(next) ? 'year' : '', { shouldDirty: true })
    setValue('current_semester', null, { shouldDirty: true })
    clearErrors(['ies_period', 'current_semester'])
  }

  return (
    <div className={styles.block}>
      {asked.has('not_in_university') && (
        <div className={styles.whole}>
          <YesNoField<Values, Values>
            name="not_in_university"
            label="Você estuda ou estudou em uma universidade?"
            required={wanted}
            yesIs={false}
          />
        </div>
      )}
      <ListField {...shared('main_education_type')} list="main_education_types" onChoose={changeLevel} />
      {asked.has('main_education_status') && (
        <ListField {...shared('main_education_status')} list="main_education_statuses" />
      )}
      {asked.has('university_id') && <InstitutionChain required={needed.has('university_id')} />}
      {asked.has('course_id') && <CourseField required={needed.has('course_id')} />}
      {asked.has('ies_education_type') && <ListField {...shared('ies_education_type')} list="ies_education_types" />}
      {asked.has('ies_period') && (
        <SelectField<string, Values, Values>
          key={level}
          {...shared('ies_period')}
          load={(signal) =>
            call(listPeriods, { main_education_type: level && level !== 'none' ? level : 'college' }, { signal })
          }
          known={[...knownLabels(profile, 'ies_period'), { value: 'year', label: 'Ano' }]}
        />
      )}
      {asked.has('current_semester') && (
        <SelectField<number, Values, Values>
          {...shared('current_semester')}
          label={currentPeriodLabel(ies_period)}
          options={semestersOf(level).map((n) => ({ value: n, label: String(n) }))}
        />
      )}
      {studies && besides.has('course_situation') && (
        <SelectField<string, Values, Values>
          name="course_situation"
          label={labelOfField('course_situation')}
          options={SITUATIONS}
        />
      )}
      {studies && besides.has('period') && (
        <SelectField<string, Values, Values> name="period" label={labelOfField('period')} options={SHIFTS} />
      )}
      {asked.has('course_start_date') && <MaskedField<Values, Values> {...shared('course_start_date')} mask="month" />}
      {asked.has('formation_date') && (
        <MaskedField<Values, Values>
          {...shared('formation_date')}
          mask="month"
          hint={needed.has('formation_date') ? undefined : 'Se ainda não terminou, a previsão.'}
        />
      )}
      {studies && besides.has('matriculation') && !fields.some(({ name }) => name === 'matriculation') && (
        <TextField<Values, Values> name="matriculation" label={labelOfField('matriculation')} autoComplete="off" />
      )}
    </div>
  )
}

const SITUATIONS = optionsOf(COURSE_SITUATIONS)
const SHIFTS = optionsOf(STUDY_PERIODS)
const NONE: ReadonlySet<keyof Academic> = new Set()
const LABELS = {
  main_education_type: labelOfField('main_education_type'),
  main_education_status: labelOfField('main_education_status'),
  ies_education_type: labelOfField('ies_education_type'),
  ies_period: labelOfField('ies_period'),
  current_semester: labelOfField('current_semester'),
  course_start_date: labelOfField('course_start_date'),
  formation_date: labelOfField('formation_date'),
} as const
