import { sql } from 'kysely'
import type { Answers } from '#features/questionnaires/wire/answering.ts'
import type { Content } from '#features/questionnaires/wire/questions.ts'
import type { Ctx } from '#server/context.ts'
import { formatDate } from '#wire/time/date.ts'

/** An answer that a criterion refused, as it was told then. */
export type RefusedAnswer = { question_id: string; asked: string; told: string; at: string }

const rows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('answer_sets as s')
    .innerJoin('form_versions as v', 'v.id', 's.version_id')
    .select([
      's.id',
      's.job_id',
      's.user_info_id',
      's.version_id',
      's.candidature_id',
      's.sent_at',
      's.score',
      's.most_score',
      's.lock_version',
      'v.number',
    ])
    .select([
      sql<Content>`v.content`.as('content'),
      sql<Record<string, unknown>>`s.draft`.as('draft'),
      sql<RefusedAnswer[]>`s.refused`.as('refused'),
    ])
export type SetRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

export const setById = (ctx: Ctx, id: string): Promise<SetRow | undefined> =>
  rows(ctx).where('s.id', '=', id).executeTakeFirst()

/** Begun and not sent. */
export const unsentSet = (ctx: Ctx, job_id: string, user_info_id: string): Promise<SetRow | undefined> =>
  rows(ctx)
    .where('s.job_id', '=', job_id)
    .where('s.user_info_id', '=', user_info_id)
    .where('s.sent_at', 'is', null)
    .executeTakeFirst()

/** The same for changing: nobody saves or sends it meanwhile. */
export async function holdUnsentSet(ctx: Ctx, job_id: string, user_info_id: string) {
  await ctx.db
    .selectFrom('answer_sets')
    .select('id')
    .where('job_id', '=', job_id)
    .where('user_info_id', '=', user_info_id)
    .where('sent_at', 'is', null)
    .forUpdate()
    .execute()
  return unsentSet(ctx, job_id, user_info_id)
}

type Applied = { id: string; applied_at: string }

/** Those that were sent with the candidatures as they are now. */
export function setsOf(ctx: Ctx, candidatures: readonly Applied[]): Promise<SetRow[]> {
  const ids = candidatures.map(({ id }) => id)
  const times = candidatures.map(({ applied_at }) => applied_at)
  const applied = sql`select * from unnest(${ids}::uuid[], ${times}::timestamptz[])`
  return rows(ctx)
    .where(sql<boolean>`(s.candidature_id, s.sent_at) in (${applied})`)
    .execute()
}

export const setOf = async (ctx: Ctx, candidature: Applied): Promise<SetRow | undefined> =>
  (await setsOf(ctx, [candidature]))[0]

type Sent = Pick<SetRow, 'id' | 'content'>
const keptIn = (ctx: Ctx, sets: readonly Sent[]) =>
  ctx.db
    .selectFrom('answers')
    .selectAll()
    .where(
      'set_id',
      'in',
      sets.map(({ id }) => id),
    )
    .execute()

/** As they were sent, each in the shape of its question; by set. */
export async function answersOfSets(ctx: Ctx, sets: readonly Sent[]): Promise<Map<string, Answers>> {
  const kept = Map.groupBy(sets.length ? await keptIn(ctx, sets) : [], ({ set_id }) => set_id)
  return new Map(sets.map((set) => [set.id, shaped(set.content, kept.get(set.id) ?? [])]))
}

export const answersOf = async (ctx: Ctx, set: Sent): Promise<Answers> => (await answersOfSets(ctx, [set])).get(set.id)!

function shaped(content: Content, kept: Awaited<ReturnType<typeof keptIn>>): Answers {
  const types = new Map(content.questions.map((question) => [question.id, question.type]))
  return Object.fromEntries(
    kept.map(({ question_id, words, number, day, option_ids, file_id }) => {
      const type = types.get(question_id)
      if (option_ids) return [question_id, type === 'single' ? option_ids[0]! : option_ids]
      if (number !== null)
        return [question_id, type === 'scale' ? Number(number) : String(Number(number)).replace('.', ',')]
      return [question_id, words ?? (day && formatDate(day)) ?? file_id!]
    }),
  )
}
