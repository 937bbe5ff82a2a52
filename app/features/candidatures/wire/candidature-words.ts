// The enumerations of a candidature: the wire's words, and a person's.
export const CANDIDATURE_STATES = {
  applied: 'Inscrita',
  screening: 'Em triagem',
  interview: 'Entrevista',
  offer: 'Proposta',
  hired: 'Contratada',
  rejected: 'Não selecionada',
  withdrawn: 'Você desistiu',
  ended: 'Encerrada',
} as const
/** The columns of a pipeline, where the company has not named its own. */
export const USUAL_STAGES = { applied: 'Inscritos', screening: 'Triagem', interview: 'Entrevista', offer: 'Proposta', hired: 'Contratado', rejected: 'Não selecionado' } as const
/** What the company sees of those who are in no column. */
export const OUTSIDE = { withdrawn: 'Desistiu', ended: 'Encerrada' } as const
export const ENDED_WHY = { job_cancelled: 'A empresa cancelou a vaga.', no_answer: 'A empresa não respondeu no prazo.' } as const
export const CRITERIA = { course: 'Curso', semester: 'Semestre', language: 'Idioma' } as const
export const CANDIDATURE_ORDERS = { newest: 'Mais recentes', oldest: 'Mais antigas', rating: 'Melhor avaliadas', due: 'Prazo mais próximo', name: 'Nome' } as const

export type CandidatureState = keyof typeof CANDIDATURE_STATES
export type StageState = keyof typeof USUAL_STAGES
export type EndedWhy = keyof typeof ENDED_WHY
export type Criterion = keyof typeof CRITERIA
export type CandidatureOrder = keyof typeof CANDIDATURE_ORDERS

export const OPEN_STATES = ['applied', 'screening', 'interview', 'offer'] as const satisfies CandidatureState[]
export const isOpen = (state: string) => (OPEN_STATES as readonly string[]).includes(state)

export const MESSAGE_LENGTH = 2000
export const FEEDBACK_LENGTH = 2000
export const NOTE_LENGTH = 4000
export const MOST_AT_ONCE = 500
export const MOST_STAGES = 10
