// A value of the profile in words, for whoever has to choose between two of them.
import type { QueryClient } from '@tanstack/react-query'
import { type ListName, lists } from '#features/static-lists/wire.ts'
import { keyOf } from '#web/answer.ts'
import { moneyFromWire } from '#wire/money.ts'
import { COURSE_SITUATIONS, MARITAL_STATUSES, SEXUAL_ORIENTATIONS, SCHEDULE_TYPES, STUDY_PERIODS, VISIBLE_SECTIONS } from '../../wire/enumerations.ts'
import { type Address, isBlank, type OwnProfile, type Schedule } from './profile-values.ts'

export const NOT_TOLD = 'Não informado.'
const FIXED: Record<string, Record<string, string>> = {
  marital_status: MARITAL_STATUSES,
  sexual_orientation: SEXUAL_ORIENTATIONS,
  course_situation: COURSE_SITUATIONS,
  period: STUDY_PERIODS,
  visible_sections: VISIBLE_SECTIONS,
}
const FROM_LISTS: Record<string, ListName> = {
  gender_id: 'genders',
  ethnicity_id: 'ethnicities',
  nationality_id: 'nationalities',
  sex: 'sexes',
  rg_state_id: 'states',
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

/** What stands for a row: its first words. */
const ROW_WORDS = ['company', 'job', 'course_name', 'institution_name', 'software_id', 'language_id', 'disability_type_id'] as const

export function valueWords(client: QueryClient, profiles: readonly OwnProfile[], key: string, value: unknown): string {
  const said = (field: string, one: unknown): string => {
    const known = profiles.flatMap(({ labels }) => labels[field] ?? []).find((each) => each.value === String(one))
    const list = FROM_LISTS[field] && client.getQueryData<{ value: string; label: string }[]>(keyOf(lists[FROM_LISTS[field]], {}))
    return FIXED[field]?.[String(one)] ?? known?.label ?? (list || undefined)?.find((each) => each.value === String(one))?.label ?? String(one)
  }
  if (isBlank(value)) return NOT_TOLD
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (value instanceof File) return value.name
  if (key === 'expected_salary') return `R$ ${moneyFromWire(String(value))}`
  if (key === 'address_attributes') return addressWords(value as Address)
  if (key === 'study_schedule_attributes') return SCHEDULE_TYPES[(value as Schedule).schedule_type as keyof typeof SCHEDULE_TYPES] ?? NOT_TOLD
  if (!Array.isArray(value)) return said(key, value)
  const rows = value.filter((row) => !row?._destroy)
  const rowWords = (row: Record<string, unknown>) => ROW_WORDS.filter((field) => row[field]).map((field) => said(field, row[field])).join(', ')
  return rows.map((row) => (typeof row === 'object' ? rowWords(row) : said(key, row))).join('; ') || NOT_TOLD
}

const addressWords = ({ street, number, neighborhood, zipcode }: Address) => [street, number, neighborhood, zipcode].filter(Boolean).join(', ') || NOT_TOLD
