import type { Ctx } from '#server/context.ts'
import type { CandidatureStep } from '../../wire/candidature-states.ts'
import { CANDIDATURE_STATES, type CandidatureState } from '../../wire/candidature-words.ts'
import type { Candidature } from '../candidature-rows.ts'

const WORDS: Record<CandidatureStep, (to: CandidatureState) => string> = {
  apply: () => 'Você se candidatou',
  apply_again: () => 'Você se candidatou de novo',
  withdraw: () => 'Você desistiu',
  advance: (to) => (to === 'applied' ? 'A empresa voltou a sua candidatura ao começo' : `A empresa moveu a sua candidatura: ${CANDIDATURE_STATES[to].toLowerCase()}`),
  reconsider: () => 'A empresa retomou a sua candidatura',
  hire: () => 'A empresa escolheu você',
  reject: () => 'A empresa respondeu: você não segue no processo',
  answer_review: () => 'Uma pessoa da empresa revisou a sua candidatura',
  close_job: () => 'As inscrições da vaga terminaram',
  cancel_job: () => 'A empresa cancelou a vaga',
  overdue: () => 'A data passou sem resposta: cobramos a empresa',
  expire: () => 'A empresa não respondeu no prazo, e o processo terminou',
}

/** The newest first. Moves between two columns of one state are the company's own affair. */
export async function historyOf(ctx: Ctx, { id }: Candidature) {
  const rows = await ctx.db
    .selectFrom('candidature_events')
    .select(['kind', 'from_state', 'to_state', 'said', 'answer_by', 'happened_at'])
    .where('candidature_id', '=', id)
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows
    .filter(({ kind, from_state, to_state }) => kind !== 'advance' || from_state !== to_state)
    .map(({ kind, to_state, said, answer_by, happened_at }) => ({ words: WORDS[kind as CandidatureStep](to_state as CandidatureState), said, answer_by, at: happened_at }))
}
