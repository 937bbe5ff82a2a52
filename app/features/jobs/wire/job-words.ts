// The enumerations of a job: the wire's words, and a person's.
export const JOB_TYPES = {
  internship: 'Estágio',
  trainee: 'Trainee',
  effective: 'Efetivo (CLT)',
  young_apprentice: 'Jovem aprendiz',
  temporary: 'Temporário',
} as const
export const JOB_STATUSES = {
  draft: 'Rascunho',
  published: 'Publicada',
  paused: 'Pausada',
  closed: 'Encerrada',
} as const
/** Orders of a company's own list, each both ways. */
export const OWNED_ORDERS = ['title', 'candidatures', 'new', 'answer_by', 'closes_at', 'views', 'updated_at'] as const
export type OwnedOrder = (typeof OWNED_ORDERS)[number]
export const JOB_LEVELS = {
  operational: 'Operacional',
  assistant: 'Assistente ou auxiliar',
  analyst: 'Analista',
  junior: 'Júnior',
  mid: 'Pleno',
  senior: 'Sênior',
  specialist: 'Especialista',
  leadership: 'Liderança',
} as const
export { WORK_MODELS, type WorkModel } from '#wire/work-models.ts'
export const CLOSE_REASONS = {
  filled: 'Vagas preenchidas',
  cancelled: 'Vaga cancelada',
  on_hold: 'Contratação adiada',
  expired: 'Prazo encerrado',
  other: 'Outro motivo',
} as const
/** 'expired' is set by the calendar only. */
export const SAID_REASONS = ['filled', 'cancelled', 'on_hold', 'other'] as const satisfies CloseReason[]
export const JOB_ORDERS = {
  relevance: 'Relevância',
  newest: 'Mais recentes',
  closing: 'Encerram antes',
  salary: 'Maior salário',
} as const
export const FREQUENCIES = { daily: 'Todo dia', weekly: 'Toda semana' } as const
/** The toggle of both seeds, sent as its label. */
export const ONLY_EXCLUSIVE = 'Apenas vagas exclusivas à minha Instituição de Ensino'
export const IN_PROGRAM = 'Faz parte de um Programa de estágio'
export const TO_AGREE = 'A combinar'
/** Why nobody can apply to a job that has, or had, a page. */
export const UNAVAILABLE = {
  closed: 'Inscrições encerradas',
  off_air: 'Fora do ar agora',
  paused: 'Em pausa',
  unreachable: 'Sem convênio em vigor',
} as const
const either = new Intl.ListFormat('pt-BR', { type: 'disjunction' })
/** Institutions whose students may apply, by name. */
export const onlyFor = (names: readonly string[]) => `Esta vaga é só para estudantes de ${either.format(names)}`
export const unreachableWords = (names: readonly string[]) =>
  `${onlyFor(names)}, e o convênio com ` +
  `${names.length === 1 ? 'essa instituição' : 'essas instituições'} não está em vigor. Por ` +
  'enquanto, ninguém pode se candidatar.'
/** Days for which a closed job's page is shown; then it says that it is gone. */
export const CLOSED_PAGE_DAYS = 30

/** Counted from today: an application of the first day waits until after the last. */
export const LONGEST_OPEN_DAYS = 180

export type JobType = keyof typeof JOB_TYPES
export type JobStatus = keyof typeof JOB_STATUSES
export type CloseReason = keyof typeof CLOSE_REASONS
export type SaidReason = (typeof SAID_REASONS)[number]
export type Unavailable = keyof typeof UNAVAILABLE
export type JobOrder = keyof typeof JOB_ORDERS
