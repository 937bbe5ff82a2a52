// How complete a profile is, by weights that everybody may read. Pure: the server tells it, and so could a form.
export const COMPLETENESS = [
  { part: 'basic', weight: 15, words: 'Conte o essencial: nome, CPF, nascimento e celular', step: 'dados-pessoais' },
  { part: 'education', weight: 20, words: 'Conte o que você estuda', step: 'formacao' },
  { part: 'summary', weight: 12, words: 'Escreva um resumo sobre você', step: 'resumo' },
  { part: 'address', weight: 8, words: 'Informe onde você mora', step: 'endereco' },
  { part: 'knowledge', weight: 10, words: 'Diga o que você sabe fazer', step: 'conhecimentos' },
  { part: 'languages', weight: 8, words: 'Diga que idiomas você fala', step: 'idiomas' },
  { part: 'interests', weight: 7, words: 'Escolha as áreas em que quer trabalhar', step: 'interesses' },
  { part: 'experiences', weight: 7, words: 'Conte uma experiência, mesmo que voluntária', step: 'experiencias' },
  { part: 'schedule', weight: 5, words: 'Informe o horário das suas aulas', step: 'horario-de-estudos' },
  { part: 'photo', weight: 4, words: 'Coloque uma foto', step: 'foto' },
  { part: 'extra', weight: 4, words: 'Conte suas motivações ou um fato interessante', step: 'extras' },
] as const
export type CompletenessPart = (typeof COMPLETENESS)[number]['part']

type Filled = {
  full_name: string | null
  cpf: string | null
  date_of_birth: string | null
  cellphone: string | null
  main_education_type: string | null
  university_id: number | null
  course_id: string | null
  not_in_university: boolean
  summary: string | null
  address_attributes: object | null
  skill_ids: readonly unknown[]
  user_softwares_attributes: readonly unknown[]
  user_languages_attributes: readonly unknown[]
  job_interests: readonly unknown[]
  experiences_attributes: readonly unknown[]
  study_schedule_attributes: object | null
  avatar_path: string | null
  motivations: string | null
  interesting_fact: string | null
  hobbies: readonly unknown[]
}

const DONE: Record<CompletenessPart, (profile: Filled) => boolean> = {
  basic: (p) => Boolean(p.full_name && p.cpf && p.date_of_birth && p.cellphone),
  education: (p) =>
    Boolean(
      (p.main_education_type && (p.main_education_type !== 'college' || p.not_in_university)) ||
      (p.university_id && p.course_id),
    ),
  summary: (p) => Boolean(p.summary),
  address: (p) => Boolean(p.address_attributes),
  knowledge: (p) => p.skill_ids.length + p.user_softwares_attributes.length > 0,
  languages: (p) => p.user_languages_attributes.length > 0,
  interests: (p) => p.job_interests.length > 0,
  experiences: (p) => p.experiences_attributes.length > 0,
  schedule: (p) => Boolean(p.study_schedule_attributes),
  photo: (p) => Boolean(p.avatar_path),
  extra: (p) => Boolean(p.motivations || p.interesting_fact || p.hobbies.length),
}

/** What is missing comes most valuable first. */
export function completenessOf(profile: Filled) {
  const missing = COMPLETENESS.filter(({ part }) => !DONE[part](profile)).toSorted((a, b) => b.weight - a.weight)
  return {
    percentage: 100 - missing.reduce((sum, { weight }) => sum + weight, 0),
    missing: missing.map(({ part }) => part),
  }
}
export const partNamed = (part: CompletenessPart) => COMPLETENESS.find((one) => one.part === part)!
