import type { Standing } from '#web/ui/states/standing.tsx'
import { formatDate } from '#wire/time/date.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { showEvaluation } from '../wire/evaluations.ts'
import { PERIODS, type State } from '../wire/words.ts'

export type Evaluation = Answer<typeof showEvaluation>['data']
type Told = Pick<Evaluation['attributes'], 'author' | 'company_name' | 'intern_name' | 'supervisor_name'>

export const ROOMS = {
  User: { list: '/estagios/avaliar-empresa/avaliacoes', label: 'Avaliações' },
  CompanyManager: { list: '/avaliacoes/respostas', label: 'Avaliações de estágio' },
} as const

const STANDINGS: Record<State, Standing> = {
  future: 'quiet',
  open: 'waiting',
  late: 'bad',
  answered: 'good',
  paper: 'good',
}

/** What is late stays red, whoever it waits for. */
export const standingOf = ({ state, may_answer }: Pick<Evaluation['attributes'], 'state' | 'may_answer'>): Standing =>
  may_answer && state === 'open' ? 'turn' : STANDINGS[state]

/** Whom it is about. */
export const subjectOf = ({ author, company_name, intern_name }: Told) =>
  author === 'intern' ? `Seu estágio em ${company_name}` : `Estágio de ${intern_name}`

type When = Pick<Evaluation['attributes'], 'period' | 'due_on' | 'state' | 'answered_at'>
export const whenOf = ({ period, due_on, state }: When) =>
  `${PERIODS[period]}${state === 'open' || state === 'late' ? ` · responder até ${formatDate(due_on)}` : ''}`
