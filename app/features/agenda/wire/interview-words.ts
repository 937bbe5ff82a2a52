// States, limits and words of interviews.
export const STATES = {
  offered: 'Espera resposta',
  confirmed: 'Confirmada',
  refused: 'Recusada',
  expired: 'Sem resposta',
  cancelled: 'Cancelada',
} as const
export type InterviewState = keyof typeof STATES

export const KINDS = { video: 'Por vídeo', in_person: 'Presencial', phone: 'Por telefone' } as const
export type InterviewKind = keyof typeof KINDS

/** What is asked for, by kind. */
export const PLACE_OF: Record<InterviewKind, string> = {
  video: 'Link da chamada',
  in_person: 'Endereço',
  phone: 'Telefone',
}

export const CANCELLED_WHY = {
  company: 'A empresa cancelou.',
  withdrawn: 'A pessoa saiu do processo.',
  answered: 'O andamento da candidatura mudou.',
  job_closed: 'A vaga foi encerrada.',
  interviewer_left: 'Quem ia entrevistar não está mais na empresa.',
} as const
export type CancelledWhy = keyof typeof CANCELLED_WHY

/** By whom, as far as the history tells. */
export const HAPPENED = {
  offered: 'Horários oferecidos',
  offered_anew: 'Outros horários oferecidos',
  confirmed: 'Horário confirmado',
  rescheduled: 'Horário trocado pela pessoa candidata',
  proposed: 'Outros horários propostos pela pessoa candidata',
  accepted: 'Proposta aceita pela empresa',
  dismissed: 'Proposta recusada pela empresa',
  moved: 'Mudada pela empresa',
  refused: 'Recusada pela pessoa candidata',
  expired: 'O prazo para responder passou',
  cancelled: 'Cancelada',
} as const
export type Happened = keyof typeof HAPPENED

export const MOST_SLOTS = 20
export const LEAST_MINUTES = 10
export const MOST_MINUTES = 480
export const LEAST_HOURS_AHEAD = 2
export const MOST_DAYS_AHEAD = 90
export const MOST_CHANGES = 3
export const MOST_PROPOSALS = 3
export const MOST_INVITED = 50
export const MOST_PEOPLE = 10
export const MOST_CRITERIA = 8
export const USUAL_CRITERIA = ['Comunicação', 'Conhecimento para a vaga', 'Colaboração', 'Vontade de aprender'] as const
export const POINTS = { 1: 'Abaixo do esperado', 2: 'Em parte', 3: 'Como esperado', 4: 'Acima do esperado' } as const
export const BUSY = 'indisponível'
