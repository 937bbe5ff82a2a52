// Everything that a template may print or ask: a closed list, typed, with its label and who fills it in.
export const KINDS = {
  tce: 'Termo de compromisso de estágio',
  aditivo: 'Termo aditivo',
  rescisao: 'Termo de rescisão',
  relatorio: 'Relatório de atividades',
  plano: 'Plano de atividades',
} as const
export type Kind = keyof typeof KINDS

export type VariableType = 'text' | 'number' | 'date' | 'money' | 'yes_no' | 'choice'
/** The internship's term behind it, by which a missing one is shown at its field, and a clause of the law found. */
export type Variable = { label: string; type: VariableType; by: string; term?: string; options?: readonly string[] }
export type List = { label: string; by: string; term?: string; item: Record<string, Variable> }

const PERSON = 'a própria pessoa, no perfil'
const COMPANY = 'a empresa, no cadastro'
export const STAFF = 'o Departamento Pessoal, nos dados do estágio'
const INSTITUTION = 'a instituição de ensino, no cadastro'
const ENDING = 'o Departamento Pessoal, ao encerrar o estágio'
const REPORTING = 'o supervisor, no relatório'
const WRITING = 'o estagiário, no relatório'
const SYSTEM = 'a plataforma'

const make =
  (by: string) =>
  (label: string, term?: string, type: VariableType = 'text', options?: readonly string[]): Variable => ({
    label,
    type,
    by,
    ...(term && { term }),
    ...(options && { options }),
  })
export const person = make(PERSON)
export const company = make(COMPANY)
export const staff = make(STAFF)
export const institution = make(INSTITUTION)
export const ending = make(ENDING)
export const reporting = make(REPORTING)
export const writing = make(WRITING)
export const system = make(SYSTEM)
