import { agreementInForce } from '#features/institutions/server/institutions.ts'
import type { Ctx, SignedIn } from '#server/context.ts'

export type Student = { user_info_id: string; institution_id: number | null }

const students = (ctx: Ctx) =>
  ctx.db
    .selectFrom('user_infos as u')
    .select('u.id as user_info_id')
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

/** Whoever asks as a candidate, and the partner whose student they are while the agreement counts. */
export const studentIn = async (ctx: Ctx): Promise<Student | undefined> =>
  ctx.actor.user_type === 'User'
    ? students(ctx).where('u.login_id', '=', ctx.actor.login_id).executeTakeFirst()
    : undefined

/** Where only candidates come in. */
export const oneself = (ctx: Ctx): Promise<Student> =>
  students(ctx)
    .where('u.login_id', '=', (ctx.actor as SignedIn).login_id)
    .executeTakeFirstOrThrow()

export const studentOf = (ctx: Ctx, user_info_id: string): Promise<Student> =>
  students(ctx).where('u.id', '=', user_info_id).executeTakeFirstOrThrow()
