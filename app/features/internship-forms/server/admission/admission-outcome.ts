import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'
import { formatDate } from '#wire/time/date.ts'
import type { FormRow } from '../kit/form-kind.ts'

const AFTER_SENDING = {
  rejected:
    'Alguém pediu uma correção no contrato, e a empresa está corrigindo: você recebe um e-mail quando for a sua vez.',
  sent: 'O contrato está a caminho: você recebe um e-mail quando for a sua vez de assinar.',
  drafted: 'A empresa está preparando o contrato: você recebe um e-mail quando for a sua vez de assinar.',
}

/** What became of the internship that the admission made. A voided contract is a draft again. */
export async function admissionOutcome(ctx: Ctx, { internship_id }: FormRow) {
  const { state, sent_at, agreed_at, dropped_at, ends_on, ended_at } = await ctx.db
    .selectFrom('internships as i')
    .leftJoin('envelopes as e', (join) => join.onRef('e.terms_id', '=', 'i.terms_id').on('e.state', '!=', 'voided'))
    .select(['e.state', 'e.sent_at', 'i.agreed_at', 'i.dropped_at', 'i.ends_on', 'i.ended_at'])
    .where('i.id', '=', internship_id)
    .orderBy('e.created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  if (dropped_at) return 'A empresa desistiu deste estágio.'
  if (ended_at) return `Este estágio terminou em ${formatDate(today(new Date(ended_at)))}.`
  if (agreed_at && ends_on && ends_on < today(ctx.now)) return `Este estágio terminou em ${formatDate(ends_on)}.`
  if (agreed_at) return 'O contrato foi assinado por todos.'
  if (state === 'rejected') return AFTER_SENDING.rejected
  return sent_at ? AFTER_SENDING.sent : AFTER_SENDING.drafted
}
