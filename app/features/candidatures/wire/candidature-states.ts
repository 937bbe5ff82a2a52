import { type CandidatureState, OPEN_STATES } from './candidature-words.ts'

/** What happens with the step. */
export type Effect =
  | 'promise a date'
  | 'put the date off'
  | 'keep the date'
  | 'keep the last date'
  | 'drop the date'
  | 'tell the person'
  | 'tell the person at once'
  | 'tell the company'
  | 'clear the feedback'
/** Conditions besides the state. */
export type Guard = 'job open' | 'feedback given' | 'still read' | 'date passed' | 'job closed' | 'job cancelled'
type Step = {
  from: readonly CandidatureState[]
  by: 'candidate' | 'company' | 'platform'
  guards?: readonly Guard[]
  /** The new state; or an open column chosen by the company, or no change. */
  to: CandidatureState | 'chosen' | 'same'
  effects: readonly Effect[]
  /** The refusal from any other state. */
  refused: string
}

const ENDED = 'Esta candidatura já foi encerrada.'

/** All steps of a candidature. Nothing else changes its state. */
export const CANDIDATURE_STEPS = {
  apply: {
    from: [],
    by: 'candidate',
    guards: ['job open'],
    to: 'applied',
    effects: ['promise a date', 'tell the person at once'],
    refused: 'Você já se candidatou a esta vaga.',
  },
  apply_again: {
    from: ['withdrawn', 'ended'],
    by: 'candidate',
    guards: ['job open'],
    to: 'applied',
    effects: ['promise a date', 'tell the person at once'],
    refused: 'Sua candidatura a esta vaga já foi respondida.',
  },
  withdraw: {
    from: OPEN_STATES,
    by: 'candidate',
    to: 'withdrawn',
    effects: ['drop the date', 'tell the person at once'],
    refused: ENDED,
  },
  advance: {
    from: OPEN_STATES,
    by: 'company',
    to: 'chosen',
    effects: ['keep the date', 'tell the person'],
    refused: ENDED,
  },
  reconsider: {
    from: ['hired', 'rejected', 'ended'],
    by: 'company',
    guards: ['still read'],
    to: 'chosen',
    effects: ['keep the last date', 'clear the feedback', 'tell the person'],
    refused: 'Só quem já teve uma resposta volta ao processo.',
  },
  hire: {
    from: [...OPEN_STATES, 'rejected', 'ended'],
    by: 'company',
    guards: ['still read'],
    to: 'hired',
    effects: ['drop the date', 'clear the feedback', 'tell the person'],
    refused: ENDED,
  },
  reject: {
    from: [...OPEN_STATES, 'hired', 'ended'],
    by: 'company',
    guards: ['feedback given'],
    to: 'rejected',
    effects: ['drop the date', 'tell the person'],
    refused: ENDED,
  },
  answer_review: {
    from: OPEN_STATES,
    by: 'company',
    to: 'same',
    effects: ['keep the date', 'tell the person at once'],
    refused: ENDED,
  },
  close_job: {
    from: OPEN_STATES,
    by: 'platform',
    guards: ['job closed'],
    to: 'same',
    effects: ['promise a date', 'tell the person at once'],
    refused: ENDED,
  },
  cancel_job: {
    from: OPEN_STATES,
    by: 'platform',
    guards: ['job cancelled'],
    to: 'ended',
    effects: ['drop the date', 'tell the person at once'],
    refused: ENDED,
  },
  // At the date: the person gets a letter with the next one; after the job has closed there is none, and the process
  // ends.
  overdue: {
    from: OPEN_STATES,
    by: 'platform',
    guards: ['date passed'],
    to: 'same',
    effects: ['put the date off', 'tell the person at once', 'tell the company'],
    refused: ENDED,
  },
  expire: {
    from: OPEN_STATES,
    by: 'platform',
    guards: ['date passed', 'job closed'],
    to: 'ended',
    effects: ['drop the date', 'tell the person at once', 'tell the company'],
    refused: ENDED,
  },
} as const satisfies Record<string, Step>

export type CandidatureStep = keyof typeof CANDIDATURE_STEPS
export const stepOf = (name: CandidatureStep): Step => CANDIDATURE_STEPS[name]
export const mayTake = (name: CandidatureStep, state: CandidatureState) => stepOf(name).from.includes(state)

/** What a company does on its board. */
export const MOVES: readonly string[] = ['advance', 'reconsider', 'hire', 'reject'] satisfies CandidatureStep[]

/** The step of a move to a column, from the current state. */
export function stepTo(from: CandidatureState, to: CandidatureState): CandidatureStep {
  if (to === 'hired' || to === 'rejected') return to === 'hired' ? 'hire' : 'reject'
  return (OPEN_STATES as readonly string[]).includes(from) ? 'advance' : 'reconsider'
}
