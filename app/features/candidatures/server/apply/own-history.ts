import type { Ctx } from '#server/context.ts'
import { type CandidatureStep, MOVES } from '../../wire/candidature-states.ts'
import { CANDIDATURE_STATES, type CandidatureState } from '../../wire/candidature-words.ts'
import type { Candidature } from '../candidature-rows.ts'

const WORDS: Record<CandidatureStep, (to: CandidatureState) => string> = {
  apply: () => 'Você se candidatou',
  apply_again: () => 'Você se candidatou de novo',
  withdraw: () => 'Você desistiu',
  advance: (to) =>
    to === 'applied'
      ? 'A empresa voltou a sua candidatura ao começo'
      : `A empresa moveu a sua candidatura: ${CANDIDATURE_STATES[to].toLowerCase()}`,
  reconsider: () => 'A empresa retomou a sua candidatura',
  hire: () => 'A empresa escolheu você',
  reject: () => 'A empresa respondeu: você não segue no processo',
  answer_review: () => 'Uma pessoa da empresa revisou a sua candidatura',
  close_job: () => 'As inscrições da vaga terminaram',
  cancel_job: () => 'A empresa cancelou a vaga',
  overdue: () => 'A data passou sem resposta: cobramos a empresa',
  expire: () => 'A empresa não respondeu no prazo, e o processo terminou',
}

const NEW_DATE = 'A empresa mudou a data da resposta'

export type Event = {
  kind: string
  from_state: string | null
  to_state: string
  said: string | null
  answer_by: string | null
  happened_at: string
}
type Line = { words: string; said: string | null; answer_by: string | null; at: string }

const time = (instant: string | null) => (instant === null ? undefined : Date.parse(instant))

/**
 * Oldest first. Moves between two columns of one state are the company's own affair, unless they change the person's
 * date.
 */
export function linesOf(events: Event[]): Line[] {
  let known: string | null = null
  return events.flatMap(({ kind, from_state, to_state, said, answer_by, happened_at }) => {
    const later = time(known) !== time(answer_by)
    known = answer_by
    const line = (words: string) => [{ words, said, answer_by, at: happened_at }]
    if (!MOVES.includes(kind) || from_state !== to_state)
      return line(WORDS[kind as CandidatureStep](to_state as CandidatureState))
    return later ? line(NEW_DATE) : []
  })
}

/** The newest first. */
export async function historyOf(ctx: Ctx, { id }: Candidature) {
  const events = await ctx.db
    .selectFrom('candidature_events')
    .select(['kind', 'from_state', 'to_state', 'said', 'answer_by', 'happened_at'])
    .where('candidature_id', '=', id)
    .orderBy('happened_at')
    .orderBy('id')
    .execute()
  return linesOf(events).reverse()
}
