// A value of the profile in words, for whoever has to choose between two of them.
import type { QueryClient } from '@tanstack/react-query'
import { showTree } from '#features/institutions/wire/register.ts'
import { listCities, type ListName, lists } from '#features/static-lists/wire.ts'
import { keyOf } from '#web/calls/answer.ts'
import { moneyFromWire } from '#wire/money.ts'
import { currentPeriodLabel } from '../../wire/academic-rules.ts'
import {
  COURSE_SITUATIONS,
  MARITAL_STATUSES,
  SEXUAL_ORIENTATIONS,
  STUDY_PERIODS,
  VISIBLE_SECTIONS,
} from '../../wire/enumerations.ts'
import { type Address, isBlank, type OwnProfile, type Schedule } from './profile-values.ts'
import { addressWords, hasRowWords, rowWords, type Said, scheduleWords } from './row-words.ts'

export const NOT_TOLD = 'Não informado.'
export const NO_FILE = 'Sem arquivo.'
type Listed = { value: string | number; label: string }
const FIXED: Record<string, Record<string, string>> = {
  marital_status: MARITAL_STATUSES,
  sexual_orientation: SEXUAL_ORIENTATIONS,
  course_situation: COURSE_SITUATIONS,
  period: STUDY_PERIODS,
  visible_sections: VISIBLE_SECTIONS,
  country_id: { BR: 'Brasil' },
}
const FROM_LISTS: Record<string, ListName> = {
  gender_id: 'genders',
  ethnicity_id: 'ethnicities',
  nationality_id: 'nationalities',
  sex: 'sexes',
  rg_state_id: 'states',
  state_id: 'states',
  internship_type: 'internship_types',
  job_interests: 'job_interests',
  sub_area_ids: 'sub_areas',
  interests: 'interests',
  skill_ids: 'skills',
  ability_ids: 'abilities',
  academic_entity_ids: 'academic_entities',
  main_education_type: 'main_education_types',
  main_education_status: 'main_education_statuses',
  ies_education_type: 'ies_education_types',
  software_id: 'softwares',
  language_id: 'languages',
  education_type_id: 'education_types',
  disability_type_id: 'disabilities',
}

export function valueWords(client: QueryClient, profiles: readonly OwnProfile[], key: string, value: unknown): string {
  const cached = (field: string, one: unknown): readonly Listed[] | undefined => {
    if (field === 'university_id') return client.getQueryData(keyOf(showTree, { universityId: String(one) }))
    if (field === 'city_id') return client.getQueryData(keyOf(listCities, { state: (value as Address).state_id ?? '' }))
    return FROM_LISTS[field] && client.getQueryData(keyOf(lists[FROM_LISTS[field]], {}))
  }
  const said: Said = (field, one) => {
    const known = profiles.flatMap(({ labels }) => labels[field] ?? [])
    const label = [...known, ...(cached(field, one) ?? [])].find((each) => String(each.value) === String(one))?.label
    return FIXED[field]?.[String(one)] ?? label ?? String(one)
  }
  if (key.endsWith('_destroy')) return NO_FILE
  if (isBlank(value)) return NOT_TOLD
  if (typeof value === 'boolean') return (key === 'not_in_university' ? !value : value) ? 'Sim' : 'Não'
  if (value instanceof File) return value.name
  if (key === 'expected_salary') return `R$ ${moneyFromWire(String(value))}`
  if (key === 'ies_period') return currentPeriodLabel(String(value)).replace(/ atual$/, '')
  if (key === 'address_attributes') return addressWords(value as Address, said) || NOT_TOLD
  if (key === 'study_schedule_attributes') return scheduleWords(value as Schedule) || NOT_TOLD
  if (!Array.isArray(value)) return said(key, value)
  return (hasRowWords(key) ? rowWords(key, value, said) : value.map((one) => said(key, one)).join('; ')) || NOT_TOLD
}

/** A file that is stored is not in the values of a form. */
export function storedFileWords({ avatar_path, curriculum_vitae }: OwnProfile, key: string): string | undefined {
  if (key.startsWith('curriculum_vitae')) return curriculum_vitae?.name ?? NO_FILE
  if (key.startsWith('avatar')) return avatar_path ? 'A foto que está no seu perfil.' : NO_FILE
  return undefined
}
