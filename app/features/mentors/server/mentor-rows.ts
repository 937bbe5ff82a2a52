import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import type { Audience } from '#wire/person/audience.ts'

export type MentorRow = {
  id: string
  name: string
  headline: string
  description: string
  email: string
  link: string
  minutes: number
  audience: Audience
  published: boolean
  lock_version: number
  areas: { value: string; label: string }[]
}

const COLUMNS = sql`m.id, m.name, m.headline, m.description, m.email, m.link, m.minutes, m.audience, m.published,
  m.lock_version, coalesce((select jsonb_agg(jsonb_build_object('value', a.id, 'label', a.name) order by ma.position)
    from mentor_areas ma join job_areas a on a.id = ma.area_id where ma.mentor_id = m.id), '[]') as areas`

export const mentorRows = async (ctx: Ctx, where: RawBuilder<unknown>, page = sql``) =>
  (
    await sql<MentorRow>`select ${COLUMNS} from mentors m where ${where} order by fold(m.name), m.id ${page}`.execute(
      ctx.db,
    )
  ).rows

const NONE = 'Não encontramos este mentor.'

/** `lock`: whoever books, or changes the hours, of the same mentor waits. */
export async function mentorRow(ctx: Ctx, id: string, { lock = false } = {}): Promise<MentorRow> {
  if (!isUuid(id)) throw notFound(NONE)
  if (lock) await sql`select from mentors where id = ${id} for update`.execute(ctx.db)
  const [row] = await mentorRows(ctx, sql`m.id = ${id}`)
  if (!row) throw notFound(NONE)
  return row
}

/** As candidates see it. */
export async function offeredRow(ctx: Ctx, id: string, how?: { lock?: boolean }): Promise<MentorRow> {
  const row = await mentorRow(ctx, id, how)
  if (!row.published) throw notFound(NONE)
  return row
}
