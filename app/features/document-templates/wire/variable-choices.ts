export const LEVELS = [
  'Ensino fundamental',
  'Ensino médio',
  'Ensino técnico',
  'Ensino médio integrado ao técnico',
  'Ensino superior',
] as const
export const STIPEND_PERIODS = ['por mês', 'por hora'] as const
export const TRANSPORTS = ['Em dinheiro', 'Cartão de transporte', 'Transporte da empresa'] as const
export const INSURERS = ['Empresa', 'Instituição de ensino'] as const
