export const KINDS = { fair: 'Feira', talk: 'Palestra', workshop: 'Oficina', meeting: 'Encontro' } as const
export type EventKind = keyof typeof KINDS
export const MODES = { in_person: 'Presencial', online: 'Online' } as const
export const EVENT_STATES = { draft: 'Rascunho', published: 'Publicado', cancelled: 'Cancelado' } as const
export type EventState = keyof typeof EVENT_STATES

export const REGISTRATION_STATES = {
  confirmed: 'Confirmada',
  waiting: 'Lista de espera',
  offered: 'Vaga oferecida',
  cancelled: 'Cancelada',
} as const
export type RegistrationState = keyof typeof REGISTRATION_STATES

export const ENDED_WHY = {
  person: 'A inscrição foi cancelada a pedido.',
  unproven: 'O e-mail não foi confirmado em 24 horas.',
  offer_expired: 'A vaga oferecida não foi aceita a tempo.',
  event_cancelled: 'O evento foi cancelado.',
} as const
export type EndedWhy = keyof typeof ENDED_WHY

export const MOST_SESSIONS = 20
export const MOST_SEATS = 5000
export const TITLE_LENGTH = 160
