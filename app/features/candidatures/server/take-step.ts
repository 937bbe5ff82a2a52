// The one way in which a candidature changes, by the table of states. The caller holds the row, and touches the
// pipeline at the end.
import type { Ctx } from '#server/context.ts'
import { conflict, invalid } from '#server/refusal.ts'
import { machine, type Step } from '#server/steps.ts'
import { ask } from '#server/tasks/question.ts'
import { enqueue } from '#server/tasks/task.ts'
import { CANDIDATURE_STEPS, type CandidatureStep, type Guard, stepOf } from '../wire/candidature-states.ts'
import {
  type CandidatureState,
  type EndedWhy,
  isOpen,
  isOver,
  SECOND_THOUGHTS_MS,
  TOO_LATE_TO_RETURN,
} from '../wire/candidature-words.ts'
import { keysOf } from '#wire/keys-of.ts'
import type { Candidature } from './candidature-rows.ts'
import { writeStepLetter } from './deadlines/step-letters.ts'
import { candidatureOver } from './interviews-asked.ts'
import { changesOf } from './step-changes.ts'
import { writeEvent } from './step-events.ts'

export type Said = {
  manager_id?: string
  /** Where a company's move leads. */
  stage?: { key: string; state: CandidatureState }
  feedback?: string | undefined
  why?: EndedWhy
  /** The date that the company, or the platform, gives instead of the job's own. */
  answer_by?: string | undefined
  /** The date stood before a move that is undone: the company names no other. */
  taken_back?: boolean | undefined
  /** Taken with many at once: nobody has looked at this one. */
  among_many?: boolean
}

const GUARDS: Record<Guard, (ctx: Ctx, c: Candidature, said: Said) => boolean> = {
  'job open': (_, { available }) => available,
  'feedback given': (_, __, { feedback }) => Boolean(feedback?.trim()),
  'still read': (_, { readable }) => readable,
  'date passed': (ctx, { answer_by }) => answer_by !== null && Date.parse(answer_by) <= ctx.now.getTime(),
  'job closed': (_, { status }) => status === 'closed',
  'job cancelled': (_, { status, close_reason }) => status === 'closed' && close_reason === 'cancelled',
}

const REFUSALS: Record<Guard, () => Error> = {
  'job open': () => conflict('As inscrições desta vaga terminaram.'),
  'feedback given': () => invalid({ feedback: 'Escreva a resposta que a pessoa vai ler' }),
  'still read': () => conflict(TOO_LATE_TO_RETURN),
  'date passed': () => conflict('O prazo desta candidatura ainda não passou.'),
  'job closed': () => conflict('Esta vaga não está encerrada.'),
  'job cancelled': () => conflict('Esta vaga não foi cancelada.'),
}

/** From the table of steps. */
const step = (name: CandidatureStep): Step<Candidature, CandidatureState, Said> => {
  const { from, to, guards = [], refused } = stepOf(name)
  return {
    from,
    refused: ({ state }) => (state === 'withdrawn' ? 'Esta pessoa desistiu da vaga: só ela pode voltar.' : refused),
    guard(ctx, c, said) {
      for (const guard of guards) if (!GUARDS[guard](ctx, c, said)) throw REFUSALS[guard]()
    },
    take: async (_, { state }, { stage }) => (to === 'chosen' ? stage!.state : to === 'same' ? state : to),
  }
}

const take = machine<Candidature, CandidatureState, Record<CandidatureStep, Said>, Candidature>({
  lock: async (_, held) => held,
  stateOf: ({ state }) => state,
  steps: Object.fromEntries(keysOf(CANDIDATURE_STEPS).map((name) => [name, step(name)])) as Record<
    CandidatureStep,
    Step<Candidature, CandidatureState, Said>
  >,
  async keep(ctx, { row: c, step: name, to, told }) {
    const said = told as Said
    const changes = await changesOf(ctx, c, name, to, said)
    await ctx.db.updateTable('candidatures').set(changes).where('id', '=', c.id).execute()
    const after = { ...c, ...changes, read_until: isOver(to) ? changes.readable_until : null }
    await writeEvent(ctx, name, c, after, said)
    const { effects } = stepOf(name)
    // A decision ends interviews when it is told: until then it may be undone.
    if (isOpen(c.state) && !isOpen(to) && !effects.includes('tell the person'))
      await ask(ctx, candidatureOver, { candidature_id: c.id, withdrawn: to === 'withdrawn' })
    if (effects.includes('tell the person at once')) await writeStepLetter(ctx, name, after, c.answer_by)
    if (effects.includes('tell the person'))
      await enqueue(
        ctx,
        { name: 'tell-candidature' },
        { candidature_id: c.id },
        { run_at: new Date(ctx.now.getTime() + SECOND_THOUGHTS_MS) },
      )
    if (effects.includes('tell the company'))
      await enqueue(ctx, { name: 'tell-late-answers' }, { job_id: c.job_id }, { unique_key: c.job_id })
  },
})

export const takeStep = (ctx: Ctx, name: CandidatureStep, held: Candidature, said: Said = {}) =>
  take(ctx, name, held, said)
