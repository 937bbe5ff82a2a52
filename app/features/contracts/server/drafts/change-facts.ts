import { refuseSuspended } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { withMe } from '#server/written-by.ts'
import { conflict, forbidden } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import type { DraftFacts } from '../../wire/draft-facts.ts'
import { askerOf, mayTake } from '../asker.ts'
import { findEnvelope, lockEnvelope } from '../envelope-rows.ts'
import { refuseFacts } from './draft-facts.ts'
import { refuseStrangers } from './stand-ins.ts'

const SENT = 'Este documento já foi enviado: corrija-o para mudar o que ele conta.'
const NOT_YOURS = 'Só quem faz os contratos da empresa muda este documento.'

export async function changeFacts(ctx: Ctx, id: string, facts: DraftFacts) {
  const asker = await askerOf(ctx, await findEnvelope(ctx, id))
  return transaction(ctx, async (ctx) => {
    const envelope = await lockEnvelope(ctx, id)
    if (!mayTake(asker, envelope, 'send')) throw forbidden(NOT_YOURS)
    if (asker.party === 'company_sign') await refuseSuspended(ctx, envelope.company_id)
    if (envelope.state !== 'created') throw conflict(SENT)
    const told = { ...(envelope.facts as DraftFacts), ...facts }
    const days = await ctx.db
      .selectFrom('internships')
      .select(['starts_on', 'ends_on'])
      .where('id', '=', envelope.internship_id)
      .executeTakeFirstOrThrow()
    refuseFacts(envelope.kind, told, { ...days, day: today(ctx.now) })
    await refuseStrangers(ctx, envelope.company_id, facts)
    await ctx.db
      .updateTable('envelopes')
      .set({ facts: JSON.stringify(told), lock_version: envelope.lock_version + 1 })
      .where('id', '=', id)
      .execute()
    await ctx.db
      .updateTable('envelope_versions')
      .set({ written_by: withMe(ctx) })
      .where('id', '=', envelope.current.id)
      .execute()
    return { facts: told }
  })
}
