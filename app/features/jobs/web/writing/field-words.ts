import type { DraftField } from './job-draft.ts'

/** How a recruiter knows each field, in the order of the form. */
export const FIELD_WORDS: Record<DraftField, string> = {
  title: 'Título',
  job_type: 'Tipo de vaga',
  level: 'Nível',
  area_id: 'Área',
  sub_area_id: 'Subárea',
  description: 'Sobre a vaga',
  responsibilities: 'Responsabilidades',
  requirements: 'Requisitos',
  course_ids: 'Cursos aceitos',
  least_semester: 'Do período',
  most_semester: 'Até o período',
  skill_ids: 'Conhecimentos',
  languages: 'Idiomas',
  pcd_preference: 'Preferência para pessoas com deficiência',
  salary_from: 'Salário ou bolsa, a partir de',
  salary_to: 'Salário ou bolsa, até',
  benefits: 'Benefícios',
  openings: 'Vagas abertas',
  weekly_hours: 'Horas por semana',
  schedule: 'Horário',
  work_model: 'Modelo de trabalho',
  zipcode: 'CEP',
  neighborhood: 'Bairro',
  street: 'Rua',
  number: 'Número',
  complement: 'Complemento',
  state_id: 'Estado',
  city_id: 'Cidade',
  opens_at: 'Inscrições a partir de',
  closes_at: 'Inscrições até',
  answer_within_days: 'Dias para responder depois do encerramento',
  institution_ids: 'Exclusiva para estudantes de',
  program_exclusive: 'Programa de estágio',
}

export const FIELDS = Object.keys(FIELD_WORDS) as DraftField[]
export const inFormOrder = (fields: readonly DraftField[]): DraftField[] =>
  fields.toSorted((a, b) => FIELDS.indexOf(a) - FIELDS.indexOf(b))

const isField = (name: string): name is DraftField => Object.hasOwn(FIELD_WORDS, name)

/** 'languages[0].language_id' is told beside the languages. */
export const fieldIn = (path: string): DraftField | undefined => {
  const [name = ''] = path.split(/[.[]/)
  return isField(name) ? name : undefined
}
