// The life of an internship in words: what is due, by whom, and how it stands.
export const DUTIES = {
  report: 'Relatório de atividades',
  recess: 'Recesso',
  recess_payment: 'Recesso a pagar',
  assessment: 'Semana de avaliação',
  insurance: 'Seguro contra acidentes',
  certificate: 'Termo de realização',
  evaluation: 'Avaliação',
  ending: 'Fim do estágio',
} as const
export type Duty = keyof typeof DUTIES

export const DUTY_STATES = { done: 'Em dia', upcoming: 'A vencer', overdue: 'Vencido' } as const
export type DutyState = keyof typeof DUTY_STATES

export const OWNERS = {
  company_sign: 'Empresa',
  internship_sign: 'Estagiário(a)',
  university_sign: 'Instituição de ensino',
} as const
export type Owner = keyof typeof OWNERS
