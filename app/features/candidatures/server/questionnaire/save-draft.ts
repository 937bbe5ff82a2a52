// Answers that are not sent yet: as typed, right or wrong. The company sees nothing of them.
import type { Answers } from '#features/questionnaires/wire/answering.ts'
import { LONG_LENGTH, MOST_OPTIONS } from '#wire/questions/question-words.ts'
import type { Content } from '#features/questionnaires/wire/questions.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, invalid, notFound, stale } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import { jobToApply } from '../apply/job-to-apply.ts'
import { seekerIn } from '../apply/seeker.ts'
import { exchangeAnswerFiles, filesIn, refuseForeignFiles } from './answer-files.ts'
import { askedVersion } from './asked-version.ts'
import { type SetRow, setById, unsentSet } from './set-rows.ts'
import { showSet } from './show-set.ts'

type Told = Record<string, unknown>

const TOO_LONG = `Pode ter no máximo ${LONG_LENGTH} caracteres`
const isShort = (value: unknown) =>
  (typeof value === 'string' && value.length <= LONG_LENGTH) || (typeof value === 'number' && Number.isFinite(value))

/** Of the questions that there are, and no longer than any answer may be. */
function typedOf({ questions }: Content, told: Told): Answers {
  const typed: Answers = {}
  for (const { id } of questions) {
    const value = Object.hasOwn(told, id) ? told[id] : null
    if (value === null || value === undefined || value === '') continue
    const fits = Array.isArray(value) ? value.length <= MOST_OPTIONS && value.every(isShort) : isShort(value)
    if (!fits) throw invalid({ [`answers.${id}`]: TOO_LONG })
    typed[id] = value as Answers[string]
  }
  return typed
}

const unknown = () => notFound('Não encontramos essas respostas entre as suas.')
const sent = () => conflict('Estas respostas já foram enviadas com a candidatura e não mudam mais.')

type Edit = { slug: string; version_id: string; answers: Told; lock_version: number }

export const saveDraft = (ctx: Ctx, id: string, { slug, version_id, answers, lock_version }: Edit): Promise<string> =>
  transaction(ctx, async (ctx) => {
    const seeker = await seekerIn(ctx)
    const there = isUuid(id) ? await setById(ctx, id) : undefined
    if (!isUuid(id) || (there && there.user_info_id !== seeker.id)) throw unknown()
    const job = await jobToApply(ctx, slug)
    if (there?.sent_at || (there && there.job_id !== job.id)) throw sent()
    const version = await askedVersion(ctx, job, seeker.id, version_id)
    const draft = typedOf(version!.content, answers)
    const files = filesIn(version!.content, draft)
    if (files.some((file) => !isUuid(file))) throw unknown()
    await refuseForeignFiles(ctx, files)
    const kept = there ? await lockSet(ctx, id) : undefined
    // Sent while this save waited for the lock.
    if (kept?.sent_at) throw sent()
    if (kept ? kept.lock_version !== lock_version : lock_version !== 0)
      throw stale({ data: await showSet(ctx, kept ?? (await setById(ctx, id))!, job) })
    const changed = { version_id: version!.id, draft: JSON.stringify(draft), updated_at: ctx.now.toISOString() }
    if (kept)
      await ctx.db
        .updateTable('answer_sets')
        .set({ ...changed, lock_version: lock_version + 1 })
        .where('id', '=', id)
        .execute()
    else if (!(await begin(ctx, { id, job_id: job.id, user_info_id: seeker.id, ...changed }))) {
      const first = await unsentSet(ctx, job.id, seeker.id)
      throw first ? stale({ data: await showSet(ctx, first, job) }) : sent()
    }
    const before = kept ? filesIn(kept.content, kept.draft as Answers) : []
    await exchangeAnswerFiles(ctx, { attached: files, removed: before.filter((file) => !files.includes(file)) })
    return id
  })

async function lockSet(ctx: Ctx, id: string): Promise<SetRow> {
  await ctx.db.selectFrom('answer_sets').select('id').where('id', '=', id).forUpdate().execute()
  return (await setById(ctx, id))!
}

type New = { id: string; job_id: string; user_info_id: string; version_id: string; draft: string; updated_at: string }

/** False when another page of the same person was first. */
async function begin(ctx: Ctx, set: New): Promise<boolean> {
  const [made] = await ctx.db
    .insertInto('answer_sets')
    .values({ ...set, lock_version: 1 })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .execute()
  return made !== undefined
}
