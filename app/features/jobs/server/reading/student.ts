import { agreementInForce } from '#features/institutions/server/institutions.ts'
import type { Ctx } from '#server/context.ts'

export type Student = { user_info_id: string; institution_id: number | null }

/** Whoever asks as a candidate, and the partner whose student they are while the agreement counts. */
export async function studentIn(ctx: Ctx): Promise<Student | undefined> {
  if (ctx.actor.user_type !== 'User') return undefined
  const row = await ctx.db
    .selectFrom('user_infos as u')
    .select('u.id')
    .select((e) =>
      e
        .selectFrom('student_bonds as b')
        .innerJoin('institution_partners as p', 'p.institution_id', 'b.institution_id')
        .select('b.institution_id')
        .whereRef('b.user_info_id', '=', 'u.id')
        .where('b.ended_at', 'is', null)
        .where(agreementInForce(ctx))
        .as('institution_id'),
    )
    .where('u.login_id', '=', ctx.actor.login_id)
    .executeTakeFirst()
  return row && { user_info_id: row.id, institution_id: row.institution_id }
}
