/** The values of /selects/internship_types.json. */
export const INTERNSHIP_TYPES = { mandatory: 'Estágio obrigatório', non_mandatory: 'Estágio não obrigatório' } as const
export const EDUCATION_TYPES = {
  elementary_school: 'Ensino fundamental',
  high_school: 'Ensino médio',
  technical: 'Ensino técnico',
  high_school_technical: 'Ensino médio integrado ao técnico',
  college: 'Ensino superior',
} as const
export const STIPEND_PERIODS = { month: 'por mês', hour: 'por hora' } as const
export const TRANSPORT_KINDS = {
  money: 'Em dinheiro',
  card: 'Cartão de transporte',
  company_transport: 'Transporte da empresa',
} as const
export const INSURED_BY = { company: 'Empresa', institution: 'Instituição de ensino' } as const
