// What the operator does with a course: written, put in order, published as a version, withdrawn, copied.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { invalid, stale } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import type { Received } from '#wire/endpoint.ts'
import { slugOf } from '#wire/link/slug.ts'
import { columnsOf, type SentOf } from '#wire/record.ts'
import type * as wire from '../../wire/authoring.ts'
import type { CourseDraft, DraftItem } from '../../wire/course-draft.ts'
import { courseRecord } from '../../wire/course-record.ts'
import { writeVersion } from '../versions.ts'
import { changeDraft, heldDraft, keepDraft } from './drafts.ts'
import { showKept } from './kept-courses.ts'
import { dropUnused, mediaOf, withCaptions } from './media.ts'
import { problemsOf } from './problems.ts'

const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

function told(sent: Partial<SentOf<typeof courseRecord>>): Partial<CourseDraft> {
  const { objectives, ...rest } = columnsOf(courseRecord, sent)
  return { ...rest, ...(objectives !== undefined && { objectives: linesOf(objectives) }) } as Partial<CourseDraft>
}

export async function insertCourse(ctx: Ctx, draft: CourseDraft): Promise<string> {
  const id = `${slugOf(draft.title) || 'curso'}-${uuid().slice(-6)}`
  const now = ctx.now.toISOString()
  await sql`insert into academy_courses (id, position, draft, carried, created_at, updated_at)
    select ${id}, coalesce(max(position) + 1, 0), ${JSON.stringify(draft)}::jsonb, false, ${now}, ${now}
    from academy_courses`.execute(ctx.db)
  return id
}

export const createCourse = (ctx: Ctx, sent: SentOf<typeof courseRecord>): Promise<string> =>
  insertCourse(ctx, { ...told(sent), modules: [] } as unknown as CourseDraft)

export async function copyCourse(ctx: Ctx, id: string): Promise<string> {
  const { draft } = await heldDraft(ctx, id)
  return insertCourse(ctx, { ...draft, title: `Cópia de ${draft.title}`.slice(0, 120) })
}

type Change = Received<typeof wire.changeCourse>['body']['course']

export const changeCourse = (ctx: Ctx, id: string, { lock_version, ...sent }: Change) =>
  changeDraft(ctx, { id, lock_version, show: () => showKept(ctx, id) }, (draft) => ({ ...draft, ...told(sent) }))

type Outline = Received<typeof wire.arrangeCourse>['body']['outline']

/** Items are known by their keys: whatever moves, progress goes with it. */
export async function arrangeCourse(ctx: Ctx, id: string, { modules, lock_version }: Outline): Promise<string> {
  let gone: DraftItem[] = []
  await changeDraft(ctx, { id, lock_version, show: () => showKept(ctx, id) }, (draft) => {
    const known = new Map(draft.modules.flatMap(({ items }) => items).map((item) => [item.key, item]))
    const keys = modules.flatMap((module) => module.keys)
    if (new Set(keys).size !== keys.length || keys.some((key) => !known.has(key)))
      throw invalid({ modules: 'Um dos itens não existe mais, ou está em dois lugares. Recarregue a página.' })
    gone = [...known.values()].filter((item) => !keys.includes(item.key))
    return {
      ...draft,
      modules: modules.map(({ title, keys }) => ({
        title: title.trim(),
        items: keys.map((key) => known.get(key)!),
      })),
    }
  })
  for (const item of gone) await dropUnused(ctx, item)
  return id
}

/** Whoever studies keeps the version they have, and is offered this one. */
export async function publishCourse(ctx: Ctx, id: string, lock_version: number): Promise<string> {
  const row = await heldDraft(ctx, id)
  if (row.lock_version !== lock_version) throw stale(await showKept(ctx, id))
  const media = await mediaOf(ctx)
  const problems = problemsOf(row.draft, media)
  if (problems.length) throw invalid({ modules: problems.join('; ') })
  const draft = await withCaptions(ctx, row.draft, media)
  await keepDraft(ctx, row, draft)
  await writeVersion(ctx.db, { course_id: id, draft, now: ctx.now })
  ctx.forgetPages()
  return id
}

export async function withdrawCourse(ctx: Ctx, id: string, withdrawn: boolean): Promise<string> {
  await heldDraft(ctx, id)
  await ctx.db
    .updateTable('academy_courses')
    .set({ withdrawn_at: withdrawn ? ctx.now.toISOString() : null })
    .where('id', '=', id)
    .execute()
  ctx.forgetPages()
  return id
}
