import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'
import { totals } from '#server/totals.ts'
import { notFound } from '#server/refusal.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import { DAYS_BETWEEN } from '../wire/test-words.ts'
import type { listTests, showAttempt } from '../wire/tests.ts'
import { againOn } from './again.ts'
import { askingPerson, type Attempt, draws, ownAttempt, runningOf } from './attempt-rows.ts'
import { settled } from './finish.ts'
import { lessons } from '#features/academy/server/academy.ts'
import { bestsOf, percentileOf, topicsOf } from './score.ts'
import { type TestRow, testsFor } from './test-rows.ts'

type AttemptResource = Answer<typeof showAttempt>['data']
type TestResource = Answer<typeof listTests>['collection']['data'][number]

const regradesOf = (ctx: Ctx, attempt_id: string) =>
  ctx.db
    .selectFrom('skill_test_regrades as g')
    .innerJoin('skill_test_questions as q', 'q.id', 'g.question_id')
    .select(['g.score_before', 'g.score_after', 'g.regraded_at'])
    .select((of) => of.fn.coalesce('q.withdrawn_why', of.val('')).as('why'))
    .where('g.attempt_id', '=', attempt_id)
    .orderBy('g.regraded_at')
    .orderBy('g.question_id')
    .execute()

/** A topic that was not all right leads to what teaches it. */
async function topicResults(ctx: Ctx, attempt_id: string) {
  const topics = await topicsOf(ctx, attempt_id)
  const weak = topics.filter(({ right, total, lesson_key }) => right < total && lesson_key)
  const found = await lessons(
    ctx,
    weak.map((topic) => ({ course_id: topic.lesson_course_id!, key: topic.lesson_key! })),
  )
  return topics.map((topic) => {
    const { title, right, total, lesson_course_id, lesson_key } = topic
    const of = weak.includes(topic)
      ? found.find(({ course_id, key }) => course_id === lesson_course_id && key === lesson_key)
      : undefined
    return { title, right, total, lesson: of ?? null }
  })
}

async function resultOf(ctx: Ctx, { id, test_id, score, started_at, finished_at }: Attempt) {
  const bests = await bestsOf(ctx, test_id)
  return {
    score: score!,
    finished_at: finished_at!,
    topics: await topicResults(ctx, id),
    percentile: percentileOf(score!, bests),
    compared: bests.length,
    regrades: await regradesOf(ctx, id),
    again_on: today(new Date(started_at!), DAYS_BETWEEN),
  }
}

export async function attemptResource(ctx: Ctx, attempt: Attempt, seat?: string): Promise<AttemptResource> {
  const { id, test_id, title, minutes, state, started_at, ends_at } = attempt
  const [test] = await testsFor(ctx, attempt.user_info_id, test_id)
  const given = await draws(ctx, id)
  return {
    id,
    type: 'test_attempt',
    attributes: {
      test_id,
      title,
      minutes,
      questions: given.length || test!.questions,
      state,
      started_at,
      ends_at,
      now: ctx.now.toISOString(),
      served: given.filter(({ served_at }) => served_at).length,
      answered: given.filter(({ option_id }) => option_id).map(({ position }) => position),
      here: attempt.seat === null || attempt.seat === seat?.toLowerCase(),
      result: state === 'finished' ? await resultOf(ctx, attempt) : null,
    },
  }
}

export const showAttemptTo = async (ctx: Ctx, id: string, seat?: string) => ({
  data: await attemptResource(ctx, await settled(ctx, await ownAttempt(ctx, id)), seat),
})

const testResource = (ctx: Ctx, row: TestRow): TestResource => ({
  id: row.id,
  type: 'skill_test',
  attributes: {
    title: row.title,
    summary: row.summary,
    minutes: row.minutes,
    questions: row.questions,
    topics: row.topics,
    attempt_id: row.attempt_id,
    state: row.state,
    best: row.best,
    shared: row.shared,
    again_on: row.state === 'ready' || row.state === 'running' ? null : againOn(ctx, row.last_start),
  },
})

export async function pageOfTests(ctx: Ctx, { page, per_page }: Received<typeof listTests>['query']) {
  const asking = await askingPerson(ctx)
  for (const one of await runningOf(ctx, asking)) await settled(ctx, one)
  const all = await testsFor(ctx, asking)
  const data = all.slice((page - 1) * per_page, page * per_page).map((row) => testResource(ctx, row))
  return { collection: { data }, ...totals(all.length, per_page) }
}

export async function showTest(ctx: Ctx, id: string) {
  const [row] = await testsFor(ctx, await askingPerson(ctx), id)
  if (!row) throw notFound('Não encontramos este teste.')
  return { data: testResource(ctx, row) }
}
