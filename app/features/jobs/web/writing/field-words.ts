import type { DraftField } from './job-draft.ts'

/** How a recruiter knows each field. */
export const FIELD_WORDS: Record<DraftField, string> = {
  title: 'Título',
  job_type: 'Tipo de vaga',
  level: 'Nível',
  area_id: 'Área',
  sub_area_id: 'Subárea',
  description: 'Sobre a vaga',
  responsibilities: 'Responsabilidades',
  requirements: 'Requisitos',
  benefits: 'Benefícios',
  salary_from: 'Salário ou bolsa, a partir de',
  salary_to: 'Salário ou bolsa, até',
  work_model: 'Modelo de trabalho',
  zipcode: 'CEP',
  street: 'Rua',
  number: 'Número',
  complement: 'Complemento',
  neighborhood: 'Bairro',
  state_id: 'Estado',
  city_id: 'Cidade',
  schedule: 'Horário',
  weekly_hours: 'Horas por semana',
  openings: 'Vagas abertas',
  course_ids: 'Cursos aceitos',
  least_semester: 'Do período',
  most_semester: 'Até o período',
  skill_ids: 'Conhecimentos',
  languages: 'Idiomas',
  pcd_preference: 'Preferência para pessoas com deficiência',
  program_exclusive: 'Programa de estágio',
  institution_ids: 'Exclusiva para estudantes de',
  opens_at: 'Inscrições a partir de',
  closes_at: 'Inscrições até',
  answer_within_days: 'Dias para responder depois do encerramento',
}

const isField = (name: string): name is DraftField => Object.hasOwn(FIELD_WORDS, name)

/** 'languages[0].language_id' is told beside the languages. */
export const fieldIn = (path: string): DraftField | undefined => {
  const [name = ''] = path.split(/[.[]/)
  return isField(name) ? name : undefined
}
