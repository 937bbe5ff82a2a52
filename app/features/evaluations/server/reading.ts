// Art. 9º, VII: the intern sees what the supervisor says, may answer it, and signs that it was seen.
import { bareName } from '#features/contracts/server/contracts.ts'
import type { Ctx } from '#server/context.ts'
import { conflict, forbidden, invalid } from '#server/refusal.ts'
import type { Received } from '#wire/endpoint.ts'
import type { signReading as wire } from '../wire/evaluations.ts'
import { askerOf, visibleEvaluation } from './asker.ts'
import { showEvaluation } from './read.ts'
import { heldEvaluation } from './rows.ts'

const NAME = 'Escreva o seu nome como está no cadastro'
const SEEN = 'Você já assinou que viu esta avaliação.'
const OWN = 'Esta avaliação é a sua: não há o que assinar.'

export async function signReading(
  ctx: Ctx,
  id: string,
  { typed_name, reply }: Received<typeof wire>['body']['evaluation'],
): Promise<string> {
  const found = await visibleEvaluation(ctx, await askerOf(ctx), id)
  if (found.author === 'intern') throw forbidden(OWN)
  const row = await heldEvaluation(ctx, id)
  if (!row) throw forbidden(OWN)
  if (row.seen_at) throw conflict(SEEN, await showEvaluation(ctx, id))
  const typed = bareName(typed_name)
  if (typed !== bareName(row.intern_full_name) && typed !== bareName(row.intern_name))
    throw invalid({ typed_name: NAME })
  await ctx.db
    .updateTable('evaluations')
    .set({ seen_at: ctx.now.toISOString(), seen_name: typed_name, reply: reply?.trim() || null })
    .where('id', '=', id)
    .execute()
  return id
}
