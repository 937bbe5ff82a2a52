// Courses as the operator reads them.
import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { contains } from '#server/database/contains.ts'
import { notFound } from '#server/refusal.ts'
import { totals } from '#server/totals.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type { listKeptCourses, showKeptCourse } from '../../wire/authoring.ts'
import type { CourseDraft } from '../../wire/course-draft.ts'
import { type Media, mediaOf } from './media.ts'
import { problemsOf } from './problems.ts'

type Kept = Answer<typeof showKeptCourse>['data']
type Row = {
  id: string
  draft: CourseDraft
  version: number | null
  withdrawn: boolean
  changed: boolean
  people: number
  lock_version: number
}

function resourceOf({ id, draft, ...of }: Row, media: Media): Kept {
  const { title, summary, area, hours, objectives, modules } = draft
  return {
    id,
    type: 'kept_course',
    attributes: {
      title,
      summary,
      area,
      hours,
      objectives: objectives.join('\n'),
      ...of,
      modules: modules.map(({ title, items }) => ({
        title,
        items: items.map(({ key, kind, title, minutes }) => ({ key, kind, title, minutes })),
      })),
      problems: problemsOf(draft, media),
    },
  }
}

/** There are few. */
async function resources(ctx: Ctx, where: RawBuilder<unknown>): Promise<Kept[]> {
  const { rows } = await sql<Row>`select c.id, c.draft, c.version, c.withdrawn_at is not null as withdrawn,
      c.lock_version, coalesce(c.updated_at > v.published_at, true) as changed,
      (select count(*)::int from matriculations m where m.course_id = c.id) as people
    from academy_courses c left join academy_versions v on v.course_id = c.id and v.number = c.version
    where ${where} order by c.position, c.id`.execute(ctx.db)
  const media = await mediaOf(ctx)
  return rows.map((row) => resourceOf(row, media))
}

export async function listKept(ctx: Ctx, { q, page, per_page }: Received<typeof listKeptCourses>['query']) {
  const found = await resources(ctx, q?.trim() ? contains(sql`fold(c.draft ->> 'title')`, q) : sql`true`)
  return {
    collection: { data: found.slice((page - 1) * per_page, page * per_page) },
    ...totals(found.length, per_page),
  }
}

export async function showKept(ctx: Ctx, id: string): Promise<{ data: Kept }> {
  const [data] = await resources(ctx, sql`c.id = ${id}`)
  if (!data) throw notFound('Não encontramos este curso.')
  return { data }
}
