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
export const USUAL_STAGES = {
  applied: 'Inscritos',
  screening: 'Triagem',
  interview: 'Entrevista',
  offer: 'Proposta',
  hired: 'Contratado',
  rejected: 'Não selecionado',
} as const
/** What the company sees of those who are in no column. */
export const OUTSIDE = { withdrawn: 'Desistiu', ended: 'Encerrada' } as const
export const ENDED_WHY = {
  job_cancelled: 'A empresa cancelou a vaga.',
  no_answer: 'A empresa não respondeu no prazo.',
} as const
export const CRITERIA = { course: 'Curso', semester: 'Período', language: 'Idioma' } as const
/** Lei 11.788, art. 3º I. */
export const ENROLMENT_WORDS =
  'Estágio é para quem tem matrícula e frequenta as aulas (Lei 11.788/2008, art. 3º). Conte o seu nível de ensino e onde você estuda.'
/** What a list of candidatures is put in order by, each both ways. */
export const CANDIDATURE_ORDERS = ['name', 'stage', 'course', 'city', 'rating', 'applied_at', 'answer_by'] as const
export type CandidatureOrder = (typeof CANDIDATURE_ORDERS)[number] | `-${(typeof CANDIDATURE_ORDERS)[number]}`
/** The usual ones, by name. */
export const ORDER_WORDS = {
  '-applied_at': 'Mais recentes',
  applied_at: 'Mais antigas',
  '-rating': 'Melhor avaliadas',
  answer_by: 'Prazo mais próximo',
  name: 'Nome',
} as const satisfies Partial<Record<CandidatureOrder, string>>

export type CandidatureState = keyof typeof CANDIDATURE_STATES
export type StageState = keyof typeof USUAL_STAGES
export type EndedWhy = keyof typeof ENDED_WHY
export type Criterion = keyof typeof CRITERIA

export const OPEN_STATES = ['applied', 'screening', 'interview', 'offer'] as const satisfies CandidatureState[]
export const isOpen = (state: string) => (OPEN_STATES as readonly string[]).includes(state)
/** The process ended without a job: who was hired stays the company's to write to. */
export const isOver = (state: string | null) => state !== null && state !== 'hired' && !isOpen(state)

/** Of whoever was refused, or whose job ended, a company sees contact, résumé and profile for so many days more; of who withdrew, no longer. */
export const READ_DAYS = 30
/** Why a company cannot take somebody back whose data it no longer sees: that would show them again. */
export const TOO_LATE_TO_RETURN =
  'Os dados desta pessoa deixaram de ser visíveis, e ela não volta mais ao processo. Se houver outra vaga, ela pode se candidatar.'
/** Why a part of a candidature is missing, for the company's people. */
export const hiddenWords = ({ state, day }: { state: CandidatureState; day: string }) =>
  `Os dados de contato desta pessoa deixaram de ser visíveis em ${day}, ${state === 'withdrawn' ? 'quando ela desistiu da vaga' : `${READ_DAYS} dias depois do fim do processo`}. O currículo e o perfil também.`

/** Why somebody stays whom many were refused with. */
export const REVIEW_FIRST = 'Esta pessoa pediu revisão humana: abra a candidatura dela antes de responder.'

/** What a suspended company may still do with who applied to it: the refusal and the screens say it. */
export const SUSPENDED =
  'Enquanto a empresa está suspensa, você lê as candidaturas e responde não a quem não segue. Levar alguém adiante, ver currículos e contatos e baixar a planilha voltam quando a suspensão terminar.'
/** The only column to which a suspended company brings anybody. */
export const isNo = (state: StageState) => state === 'rejected'

/** A recruiter who names a date names one within so many days. */
export const MOST_DAYS = 60
export const MESSAGE_LENGTH = 2000
/** A no is an answer, not a letter. */
export const LEAST_FEEDBACK = 20
/** Of a company: they are chosen from one list. */
export const MOST_TEMPLATES = 100
export const FEEDBACK_LENGTH = 2000
export const NOTE_LENGTH = 4000
/** Of one candidature, whoever wrote them. */
export const MOST_NOTES = 200
export const MOST_AT_ONCE = 500
export const MOST_STAGES = 10
