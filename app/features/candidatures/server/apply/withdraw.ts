import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { notFound } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import { type Candidature, lockCandidatures, touchPipelines } from '../candidature-rows.ts'
import { tellOfWithdrawal } from '../deadlines/company-letters.ts'
import { takeStep } from '../take-step.ts'
import { seekerIn } from './seeker.ts'

export async function ownAt(ctx: Ctx, job_id: string, user_info_id: string): Promise<Candidature | undefined> {
  const row = await ctx.db
    .selectFrom('candidatures')
    .select('id')
    .where('job_id', '=', job_id)
    .where('user_info_id', '=', user_info_id)
    .executeTakeFirst()
  return row && (await lockCandidatures(ctx, [row.id]))[0]
}

export const unknownCandidature = () => notFound('Não encontramos essa candidatura entre as suas.')

export const withdraw = (ctx: Ctx, id: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const { id: mine } = await seekerIn(ctx)
    const [c] = isUuid(id) ? await lockCandidatures(ctx, [id]) : []
    if (!c || c.user_info_id !== mine) throw unknownCandidature()
    if (c.state === 'withdrawn') return
    await takeStep(ctx, 'withdraw', c)
    if (c.state === 'interview' || c.state === 'offer') await tellOfWithdrawal(ctx, c)
    await touchPipelines(ctx, [c.job_id])
  })
