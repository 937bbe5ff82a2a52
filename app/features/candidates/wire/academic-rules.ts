// What an education must say, on both sides: the form while it is typed, the API when it arrives.
export const FORMATION_TOO_EARLY = 'A data de formação deve ser maior ou igual ao mês e ano atual'
export const FORMATION_TOO_LATE = 'A data de formação deve ser menor ou igual ao mês e ano atual'
export const FORMATION_BEFORE_START = 'A data de formação deve ser maior ou igual à de início'

export const EDUCATION_LEVELS = [
  'none',
  'elementary_school',
  'high_school',
  'technical',
  'high_school_technical',
  'college',
] as const
export type EducationLevel = (typeof EDUCATION_LEVELS)[number]

export type Academic = {
  main_education_type?: string | null | undefined
  main_education_status?: string | null | undefined
  not_in_university?: boolean | null | undefined
  university_id?: number | null | undefined
  course_id?: string | null | undefined
  ies_education_type?: string | null | undefined
  ies_period?: string | null | undefined
  current_semester?: number | null | undefined
  course_start_date?: string | null | undefined
  formation_date?: string | null | undefined
}

/**
 * What a year of each level is counted in: elementary school 5 to 9, high school 1 to 3, technical 1 to 4, else 1 to
 * 20.
 */
export function semestersOf(level: string | null | undefined): number[] {
  const [first, last] =
    level === 'elementary_school'
      ? [5, 9]
      : level === 'high_school'
        ? [1, 3]
        : level === 'technical' || level === 'high_school_technical'
          ? [1, 4]
          : [1, 20]
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}

export const isSchool = (level: string | null | undefined) => level === 'elementary_school' || level === 'high_school'

const CURRENT_PERIOD = {
  semester: 'Semestre atual',
  bimester: 'Bimestre atual',
  year: 'Ano atual',
  module: 'Módulo atual',
  four_month_period: 'Quadrimestre atual',
} as const
export const currentPeriodLabel = (ies_period: string | null | undefined) =>
  CURRENT_PERIOD[ies_period as keyof typeof CURRENT_PERIOD] ?? 'Período letivo atual'

/**
 * Which questions are asked. With the flag the level decides; without it, whether the person studies at a university.
 */
export function academicFields(
  { main_education_type: level, not_in_university }: Academic,
  byLevel: boolean,
): Set<keyof Academic> {
  const all: (keyof Academic)[] = [
    'main_education_type',
    'main_education_status',
    'university_id',
    'course_id',
    'ies_period',
    'current_semester',
    'course_start_date',
    'formation_date',
  ]
  if (byLevel) {
    if (!level || level === 'none') return new Set(['main_education_type'])
    const hidden = isSchool(level) ? ['university_id', 'course_id'] : []
    return new Set([
      ...all.filter((name) => !hidden.includes(name)),
      ...(level === 'college' ? (['ies_education_type'] as const) : []),
    ])
  }
  // Until a form has heard whether there is a university, nothing is asked of one.
  const hidden =
    not_in_university || not_in_university === null
      ? ['university_id', 'course_id', 'current_semester', 'formation_date']
      : []
  return new Set([...all, 'not_in_university' as const].filter((name) => !hidden.includes(name)))
}

/** Told with an education, and asked for as long as there is one. */
export type AboutAcademic = keyof Academic | 'course_situation' | 'period' | 'matriculation'
export const HIDDEN_BY_LEVEL = [
  'main_education_status',
  'university_id',
  'course_id',
  'ies_education_type',
  'ies_period',
  'current_semester',
  'course_start_date',
  'formation_date',
] as const
const HIDDEN_OUTSIDE = ['university_id', 'course_id', 'current_semester', 'formation_date'] as const

/**
 * What an answer elsewhere hides is emptied: who does not study at a university has none, and who does not study at all
 * has no shift.
 */
export function emptiedAcademic(academic: Academic, byLevel: boolean): AboutAcademic[] {
  const { main_education_type: level } = academic
  if (byLevel && !level) return []
  const asked = academicFields(academic, byLevel)
  const hidden = (byLevel ? HIDDEN_BY_LEVEL : HIDDEN_OUTSIDE).filter((name) => !asked.has(name))
  return byLevel && level === 'none' ? [...hidden, 'course_situation', 'period', 'matriculation'] : hidden
}
