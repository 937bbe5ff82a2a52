// Enumerations of a candidature: values on the wire, and their labels.
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
/** Columns of a pipeline that the company has not changed. */
export const USUAL_STAGES = {
  applied: 'Inscritos',
  screening: 'Triagem',
  interview: 'Entrevista',
  offer: 'Proposta',
  hired: 'Contratado',
  rejected: 'Não selecionado',
} as const
/** Labels for candidatures in no column. */
export const OUTSIDE = { withdrawn: 'Desistiu', ended: 'Encerrada' } as const
export const ENDED_WHY = {
  job_cancelled: 'A empresa cancelou a vaga.',
  no_answer: 'A empresa não respondeu no prazo.',
} as const
export const CRITERIA = { course: 'Curso', semester: 'Período', language: 'Idioma', question: 'Pergunta' } as const
/** Lei 11.788, art. 3º I. */
export const ENROLMENT_WORDS =
  'Estágio é para quem tem matrícula e frequenta as aulas (Lei 11.788/2008, art. ' +
  '3º). Conte o seu nível de ensino e onde você estuda.'
/** Sort orders of candidatures, each in both directions. */
export const CANDIDATURE_ORDERS = [
  'name',
  'stage',
  'course',
  'city',
  'rating',
  'score',
  'applied_at',
  'answer_by',
] as const
export type CandidatureOrder = (typeof CANDIDATURE_ORDERS)[number] | `-${(typeof CANDIDATURE_ORDERS)[number]}`
/** The usual ones, by name. */
export const ORDER_WORDS = {
  '-applied_at': 'Mais recentes',
  applied_at: 'Mais antigas',
  '-rating': 'Melhor avaliadas',
  '-score': 'Mais pontos',
  answer_by: 'Prazo mais próximo',
  name: 'Nome',
} as const satisfies Partial<Record<CandidatureOrder, string>>

export type CandidatureState = keyof typeof CANDIDATURE_STATES
export type StageState = keyof typeof USUAL_STAGES
export type EndedWhy = keyof typeof ENDED_WHY
export type Criterion = keyof typeof CRITERIA

export const OPEN_STATES = ['applied', 'screening', 'interview', 'offer'] as const satisfies CandidatureState[]
export const isOpen = (state: string) => (OPEN_STATES as readonly string[]).includes(state)
/** Ended without a job; after hiring the company keeps the contact data. */
export const isOver = (state: string | null) => state !== null && state !== 'hired' && !isOpen(state)

/**
 * After a rejection or the end of a job the company sees contact, résumé and profile for this many days; after a
 * withdrawal not at all.
 */
export const READ_DAYS = 30
/** Why a company cannot move somebody back whose data are hidden: the move would show them again. */
export const TOO_LATE_TO_RETURN =
  'Os dados desta pessoa deixaram de ser visíveis, e ela não volta mais ao ' +
  'processo. Se houver outra vaga, ela pode se candidatar.'
/** Why parts of a candidature are hidden, for the company's people. */
export const hiddenWords = ({ state, day }: { state: CandidatureState; day: string }) =>
  `Os dados de contato desta pessoa deixaram de ser visíveis em ${day}, ` +
  `${state === 'withdrawn' ? 'quando ela desistiu da vaga' : `${READ_DAYS} dias depois do fim do processo`}. ` +
  'O currículo e o perfil também.'

/** Of several choices in one program. */
export const choiceWords = ({ place, of }: { place: number; of: number }) => `${place}ª de ${of} escolhas`

/** Why somebody is left out of a bulk rejection. */
export const REVIEW_FIRST = 'Esta pessoa pediu revisão humana: abra a candidatura dela antes de responder.'

/** What a suspended company may still do with its candidatures, for refusals and screens. */
export const SUSPENDED =
  'Enquanto a empresa está suspensa, você lê as candidaturas e responde não a quem não segue. Levar alguém ' +
  'adiante, ver currículos e contatos e baixar a planilha voltam quando a suspensão terminar.'
/** The only column to which a suspended company may move. */
export const isRejection = (state: StageState) => state === 'rejected'

/** Latest date that a recruiter may promise, in days. */
export const MOST_DAYS = 60
export const MESSAGE_LENGTH = 2000
/** A rejection must say something. */
export const LEAST_FEEDBACK = 20
/** Of one company: chosen from a single list. */
export const MOST_TEMPLATES = 100
export const FEEDBACK_LENGTH = 2000
export const NOTE_LENGTH = 4000
/** Of one candidature, by all colleagues. */
export const MOST_NOTES = 200
export const MOST_AT_ONCE = 500
export const MOST_STAGES = 10
/** A move may be taken back so long before anybody is told; then it is told as it stands. */
export const SECOND_THOUGHTS_MS = 2 * 60_000
