import { monthNumber, MONTH_INVALID } from '#wire/time/date.ts'
import { BLANK } from '#wire/text/sentences.ts'
import {
  FORMATION_BEFORE_START,
  FORMATION_TOO_EARLY,
  FORMATION_TOO_LATE,
  HIDDEN_BY_LEVEL,
  academicFields,
  semestersOf,
  type Academic,
} from './academic-rules.ts'

const REQUIRED_BY_LEVEL = [
  'main_education_type',
  'university_id',
  'course_id',
  'main_education_status',
  'ies_education_type',
  'ies_period',
  'formation_date',
] as const
const REQUIRED = ['not_in_university', 'university_id', 'course_id', 'current_semester', 'formation_date'] as const

/** An education may be left out where none is asked for; to answer 'yes, at a university' begins one. */
export const isBegun = (academic: Academic, byLevel: boolean) =>
  (['main_education_type', 'not_in_university', ...HIDDEN_BY_LEVEL] as const).some((name) => academic[name]) ||
  (!byLevel && academic.not_in_university === false)

/** `enrolled`: whoever is at no university has to say at what school. */
export function requiredAcademic(academic: Academic, byLevel: boolean, enrolled = false): Set<keyof Academic> {
  const asked = academicFields(academic, byLevel)
  const required = [
    ...(byLevel ? REQUIRED_BY_LEVEL : REQUIRED),
    ...(enrolled && academic.not_in_university ? (['main_education_type'] as const) : []),
  ]
  return new Set(required.filter((name) => asked.has(name)))
}

/** Each field that is wrong, with the sentence that says why. `now` is 'MM/YYYY'. */
export function academicProblems(
  academic: Academic,
  { byLevel, now, enrolled }: { byLevel: boolean; now: string; enrolled?: boolean },
): Partial<Record<keyof Academic, string>> {
  const problems: Partial<Record<keyof Academic, string>> = {}
  const blank = (name: keyof Academic) =>
    academic[name] === undefined || academic[name] === null || academic[name] === ''
  for (const name of requiredAcademic(academic, byLevel, enrolled)) if (blank(name)) problems[name] = BLANK
  const asked = academicFields(academic, byLevel)
  const { current_semester, main_education_type, main_education_status } = academic
  if (
    asked.has('current_semester') &&
    current_semester != null &&
    !semestersOf(main_education_type).includes(current_semester)
  )
    problems.current_semester = 'Escolha uma opção da lista'
  for (const name of ['course_start_date', 'formation_date'] as const)
    if (!blank(name) && monthNumber(academic[name]!) === undefined) problems[name] = MONTH_INVALID
  const [start, formation, today] = [academic.course_start_date, academic.formation_date, now].map((text) =>
    monthNumber(text ?? ''),
  )
  if (asked.has('formation_date') && formation !== undefined) {
    if (main_education_status === 'studying' && formation < today!) problems.formation_date = FORMATION_TOO_EARLY
    else if (main_education_status === 'completed' && formation > today!) problems.formation_date = FORMATION_TOO_LATE
    else if (start !== undefined && formation < start) problems.formation_date = FORMATION_BEFORE_START
  }
  return problems
}
