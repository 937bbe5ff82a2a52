// A matriculation as its certificate needs it: whose it is, what is missing, what was issued. What was completed counts,
// whatever version the person took afterwards.
import { sql } from 'kysely'
import type { Ctx, SignedIn } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import type { ItemKind } from '../../wire/course-draft.ts'
import type { CertificateRow } from './certificate-rows.ts'

export type Completed = {
  id: string
  user_info_id: string
  course_id: string
  cycle: number
  version: number
  completed_at: string | null
  title: string
  summary: string
  hours: number
  full_name: string
  social_name: string | null
  email: string
}

/** `held`: whoever issues at the same time waits. */
export async function ownCompleted(ctx: Ctx, id: string, { held = false } = {}): Promise<Completed> {
  const { rows } = isUuid(id)
    ? await sql<Completed>`select m.id, m.user_info_id, m.course_id, m.cycle, m.completed_at,
          v.number as version, v.title, v.summary, v.hours, u.full_name, u.social_name, l.email
        from matriculations m join academy_versions v
          on v.course_id = m.course_id and v.number = coalesce(m.completed_version, m.version)
        join user_infos u on u.id = m.user_info_id join logins l on l.id = u.login_id
        where m.id = ${id} and l.id = ${(ctx.actor as SignedIn).login_id}
        ${held ? sql`for update of m` : sql``}`.execute(ctx.db)
    : { rows: [] }
  if (!rows[0]) throw notFound('Não encontramos este curso entre os seus.')
  return rows[0]
}

export async function missingOf(ctx: Ctx, { id, course_id, version, completed_at }: Completed) {
  if (completed_at) return []
  const { rows } = await sql<{ id: string; title: string; kind: ItemKind }>`select i.item_id as id, i.title, i.kind
    from academy_version_items i left join matriculation_items d on d.matriculation_id = ${id} and d.item_id = i.item_id
    where i.course_id = ${course_id} and i.version = ${version} and i.required and d.done_at is null
    order by i.position`.execute(ctx.db)
  return rows
}

/** The one that counts: valid, else revoked. */
export async function issuedFor(ctx: Ctx, { user_info_id, course_id, cycle }: Completed) {
  const { rows } = await sql<CertificateRow>`select * from academy_certificates
    where user_info_id = ${user_info_id} and course_id = ${course_id} and cycle = ${cycle} and state <> 'replaced'
    order by state = 'valid' desc limit 1`.execute(ctx.db)
  return rows[0]
}
