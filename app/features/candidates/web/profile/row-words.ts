// Rows, addresses and schedules in words: all that two of them may differ in, since a person chooses one by what is read here.
import { LANGUAGE_LEVELS } from '#wire/text/language-levels.ts'
import { type Weekday, WEEKDAYS } from '#wire/time/weekdays.ts'
import { COURSE_DURATIONS, EXPERIENCE_LEVELS, SCHEDULE_TYPES, SOFTWARE_LEVELS } from '../../wire/enumerations.ts'
import type { Address, Day, Disability, Experience, ProfileValues, Schedule } from './profile-values.ts'

/** The words of an id of a list. */
export type Said = (field: string, id: unknown) => string
type RowsKey =
  | 'experiences_attributes'
  | 'educations_attributes'
  | 'user_softwares_attributes'
  | 'user_languages_attributes'
  | 'disabilities_attributes'
type Row<K extends RowsKey> = ProfileValues[K][number]

const inWords = (of: Record<string, string>, key: string | null) => (key ? of[key] : undefined)
const listed = (...words: (string | null | undefined | false)[]) => words.filter(Boolean).join(', ')
const hours = new Intl.ListFormat('pt-BR')

const period = ({ start_date, end_date, current_job }: Experience) =>
  current_job ? start_date && `desde ${start_date}` : [start_date, end_date].filter(Boolean).join(' a ')
const report = ({ cid, cid_destroy, document }: Disability) =>
  cid ? `laudo “${cid.name}”` : document && !cid_destroy && `laudo “${document.name}”`

const WORDS: { [K in RowsKey]: (row: Row<K>, said: Said) => string } = {
  experiences_attributes: (row) =>
    listed(row.company, row.job, inWords(EXPERIENCE_LEVELS, row.level), period(row), row.description),
  educations_attributes: (row, said) =>
    listed(
      row.course_name,
      row.institution_name,
      row.education_type_id && said('education_type_id', row.education_type_id),
      inWords(COURSE_DURATIONS, row.duration),
    ),
  user_softwares_attributes: (row, said) =>
    listed(row.software_id && said('software_id', row.software_id), inWords(SOFTWARE_LEVELS, row.level)),
  user_languages_attributes: (row, said) =>
    listed(row.language_id && said('language_id', row.language_id), inWords(LANGUAGE_LEVELS, row.level)),
  disabilities_attributes: (row, said) =>
    listed(row.disability_type_id && said('disability_type_id', row.disability_type_id), row.description, report(row)),
}

export const hasRowWords = (key: string): key is RowsKey => key in WORDS

/** One line for each. */
export const rowWords = (key: RowsKey, rows: readonly { _destroy?: boolean }[], said: Said) =>
  rows
    .filter(({ _destroy }) => !_destroy)
    .map((row) => (WORDS[key] as (row: object, said: Said) => string)(row, said))
    .join('\n')

export const addressWords = (
  { street, number, complement, neighborhood, city_id, state_id, country_id, zipcode }: Address,
  said: Said,
) =>
  listed(
    street,
    number,
    complement,
    neighborhood,
    city_id !== null && said('city_id', city_id),
    state_id && said('state_id', state_id),
    country_id && said('country_id', country_id),
    zipcode && `CEP ${zipcode}`,
  )

const dayWords = ({ day_of_week, hours_attributes }: Day) => {
  const day = day_of_week === 0 ? 'Segunda a sexta-feira' : WEEKDAYS[day_of_week as Weekday]
  return `${day}: ${hours.format(hours_attributes.filter(({ _destroy }) => !_destroy).map(({ from, to }) => `${from} às ${to}`))}`
}

export const scheduleWords = ({ schedule_type, reason_for_no_classes, days_attributes }: Schedule) =>
  [
    inWords(SCHEDULE_TYPES, schedule_type),
    schedule_type === 'without_class' && reason_for_no_classes,
    ...days_attributes.filter(({ available }) => available).map(dayWords),
  ]
    .filter(Boolean)
    .join('\n')
