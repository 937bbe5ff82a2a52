// The answers that come with a candidature: read by the version they were given to, judged, and kept.
import { scoreOf, type Version } from '#features/questionnaires/server/questionnaires.ts'
import { unmetIn, type UnmetQuestion } from '#features/questionnaires/wire/criteria.ts'
import { type Answer, toNumber } from '#features/questionnaires/wire/answering.ts'
import { walk } from '#features/questionnaires/wire/path.ts'
import type { Question } from '#features/questionnaires/wire/questions.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { invalid } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import { isoDate } from '#wire/time/date.ts'
import type { CandidatureForm } from '../../wire/applying.ts'
import { exchangeAnswerFiles, filesIn, refuseForeignFiles } from './answer-files.ts'
import { askedVersion } from './asked-version.ts'
import { answersOf, holdUnsentSet, type SetRow } from './set-rows.ts'

type Asking = { id: string; form_version_id: string | null }

export type SentAnswers = { version: Version; walked: ReturnType<typeof walk<Question>>; unmet: UnmetQuestion[] }

/** Undefined where the job asks nothing. What is missing or wrong is refused, question by question. */
export async function readSent(
  ctx: Ctx,
  job: Asking,
  user_info_id: string,
  form: CandidatureForm,
): Promise<SentAnswers | undefined> {
  const version = await askedVersion(ctx, job, user_info_id, form.version_id)
  if (!version) return undefined
  const walked = walk(version.content.questions, form.answers ?? {})
  const problems = walked.flatMap(({ question, problem }) => (problem ? [[`answers.${question.id}`, problem]] : []))
  if (problems.length) throw invalid(Object.fromEntries(problems))
  await refuseForeignFiles(ctx, filesIn(version.content, givenIn(walked)))
  return { version, walked, unmet: unmetIn(walked) }
}

const givenIn = (walked: SentAnswers['walked']): Record<string, Answer> =>
  Object.fromEntries(walked.flatMap(({ question, answer }) => (answer === null ? [] : [[question.id, answer]])))

/** Whether somebody sends again what was sent: off the path nothing counts. */
export async function isSameSet(ctx: Ctx, set: SetRow, form: CandidatureForm): Promise<boolean> {
  if (form.version_id && form.version_id !== set.version_id) return false
  const [kept, told] = [await answersOf(ctx, set), givenIn(walk(set.content.questions, form.answers ?? {}))]
  const names = Object.keys(kept)
  return (
    names.length === Object.keys(told).length &&
    names.every((name) => JSON.stringify(kept[name]) === JSON.stringify(told[name]))
  )
}

const column = ({ type }: Question, answer: Answer) => {
  if (type === 'single' || type === 'multiple') return { option_ids: [answer].flat().map(String) }
  if (typeof answer === 'number') return { number: String(answer) }
  if (type === 'number') return { number: String(toNumber(String(answer))) }
  if (type === 'date') return { day: isoDate(String(answer))! }
  return type === 'file' ? { file_id: String(answer) } : { words: String(answer) }
}

type Candidature = { id: string; job_id: string; user_info_id: string; applied_at: string }

/** In the transaction of the candidature: what was begun becomes what was sent. */
export async function keepSent(ctx: Ctx, { version, walked }: SentAnswers, candidature: Candidature) {
  const { job_id, user_info_id } = candidature
  const begun = await holdUnsentSet(ctx, job_id, user_info_id)
  const id = begun?.id ?? uuid(ctx.now.getTime())
  const sent = {
    version_id: version.id,
    candidature_id: candidature.id,
    sent_at: candidature.applied_at,
    ...scoreOf(walked),
    draft: '{}',
    lock_version: (begun?.lock_version ?? 0) + 1,
    updated_at: ctx.now.toISOString(),
  }
  if (begun) await ctx.db.updateTable('answer_sets').set(sent).where('id', '=', id).execute()
  else
    await ctx.db
      .insertInto('answer_sets')
      .values({ id, job_id, user_info_id, ...sent })
      .execute()
  const rows = walked.flatMap(({ question, answer }) =>
    answer === null ? [] : [{ set_id: id, question_id: question.id, ...column(question, answer) }],
  )
  if (rows.length) await ctx.db.insertInto('answers').values(rows).execute()
  const files = filesIn(version.content, givenIn(walked))
  const typed = begun ? filesIn(begun.content, begun.draft as Record<string, Answer>) : []
  await exchangeAnswerFiles(ctx, { attached: files, removed: typed.filter((file) => !files.includes(file)) })
}

const MOST_REFUSED = 20

/** What a criterion refused is kept with the answers: they may be changed, and the company reads both. */
export const keepRefused = (ctx: Ctx, job_id: string, user_info_id: string, { version, walked, unmet }: SentAnswers) =>
  transaction(ctx, async (ctx) => {
    const now = ctx.now.toISOString()
    const given = givenIn(walked)
    const begun = await ctx.db
      .insertInto('answer_sets')
      .values({
        id: uuid(ctx.now.getTime()),
        job_id,
        user_info_id,
        version_id: version.id,
        draft: JSON.stringify(given),
        updated_at: now,
      })
      .onConflict((c) => c.doNothing())
      .returning('id')
      .execute()
    if (begun.length) await exchangeAnswerFiles(ctx, { attached: filesIn(version.content, given), removed: [] })
    const set = (await holdUnsentSet(ctx, job_id, user_info_id))!
    const told = unmet.map(({ question_id, asked, told }) => ({ question_id, asked, told, at: now }))
    const fresh = told.filter((one) =>
      set.refused.every(({ question_id, told }) => question_id !== one.question_id || told !== one.told),
    )
    const refused = JSON.stringify([...set.refused, ...fresh].slice(0, MOST_REFUSED))
    await ctx.db.updateTable('answer_sets').set({ refused }).where('id', '=', set.id).execute()
  })
