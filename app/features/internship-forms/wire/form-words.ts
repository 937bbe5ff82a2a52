export const FORM_KINDS = { admission: 'Admissão', update: 'Atualização', data: 'Dados' } as const
export type FormKindName = keyof typeof FORM_KINDS

/** As whoever asked reads them; 'expired' is what the calendar says of an open one. */
export const FORM_STATES = {
  open: 'Aguardando resposta',
  expired: 'Prazo vencido',
  answered: 'Respondido',
  withdrawn: 'Cancelado',
} as const
export type FormState = keyof typeof FORM_STATES

/** That a link opens where nothing else is said. */
export const INVITE_DAYS = 14

export const DOCUMENT_BYTES = 10_000_000
