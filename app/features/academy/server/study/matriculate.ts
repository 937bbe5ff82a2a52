import { sql } from 'kysely'
import type { Ctx, SignedIn } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { notFound } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import { completeWhenDone } from './complete.ts'
import { ownMatriculation } from './own-matriculations.ts'

/** Once a person and course, however often it is asked for. */
export const matriculate = (ctx: Ctx, course_id: string): Promise<string> =>
  transaction(ctx, async (ctx) => {
    const { id: user_info_id } = await ctx.db
      .selectFrom('user_infos')
      .select('id')
      .where('login_id', '=', (ctx.actor as SignedIn).login_id)
      .executeTakeFirstOrThrow()
    const now = ctx.now.toISOString()
    await sql`insert into matriculations (id, user_info_id, course_id, version, created_at, studied_at)
      select ${uuid(ctx.now.getTime())}, ${user_info_id}, id, version, ${now}, ${now} from academy_courses
      where id = ${course_id} and version is not null and withdrawn_at is null
      on conflict on constraint matriculations_once do nothing`.execute(ctx.db)
    const made = await ctx.db
      .selectFrom('matriculations')
      .select('id')
      .where('user_info_id', '=', user_info_id)
      .where('course_id', '=', course_id)
      .orderBy('cycle', 'desc')
      .executeTakeFirst()
    if (!made) throw notFound('Não encontramos este curso.')
    return made.id
  })

/** Items keep their ids, so what is done in them stays done. */
export const takeVersion = (ctx: Ctx, id: string): Promise<string> =>
  transaction(ctx, async (ctx) => {
    await ownMatriculation(ctx, id)
    await sql`update matriculations m set version = c.version from academy_courses c
      where m.id = ${id} and c.id = m.course_id and c.withdrawn_at is null and c.version > m.version`.execute(ctx.db)
    await completeWhenDone(ctx, id)
    return id
  })
