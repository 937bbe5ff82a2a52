// Invented applications to the demonstration's jobs, in several states, made and moved by the product's own verbs.
import { loginByEmail } from '#features/accounts/server/accounts.ts'
import { registerCandidate, updateProfile } from '#features/candidates/server/candidates.ts'
import { addNote, apply, moveCandidature, rate, setTags } from '#features/candidatures/server/candidatures.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { today, yearOf } from '#server/today.ts'
import { formatDate } from '#wire/time/date.ts'
import { managerActing } from './acting.ts'
import { type Applicant, applicants, LIA_APPLIES, TIAGO_APPLIES } from './applicants.ts'
import { PASSWORD } from './people.ts'

const RECRUITER = 'recrutador@demo.test'
const DAY_MS = 86_400_000

export async function writeCandidatures(ctx: Ctx) {
  const recruiter = await managerActing(ctx, RECRUITER)
  for (const { email, name, profile, applies } of applicants(yearOf(ctx.now))) {
    const { login_id } = await registerCandidate(ctx, { name, email, password: PASSWORD, email_confirmed: true })
    await transaction(ctx, await updateProfile(ctx, { user_type: 'User', login_id, session_id: '' }, profile))
    await applyTo(ctx, recruiter, login_id, applies)
  }
  for (const [email, all] of [
    ['estudante@demo.test', LIA_APPLIES],
    ['ex-estagiario@demo.test', TIAGO_APPLIES],
  ] as const) {
    const login = await loginByEmail(ctx, 'User', email)
    if (login) for (const one of all) await applyTo(ctx, recruiter, login.id, one)
  }
}

async function applyTo(
  ctx: Ctx,
  recruiter: Ctx | undefined,
  login_id: string,
  {
    to,
    message,
    days_ago,
    moved = [],
    answers_in,
    feedback,
    note,
    stars,
    tags,
    shares_pcd,
    answers,
  }: Applicant['applies'],
) {
  const job = await ctx.db
    .selectFrom('jobs')
    .innerJoin('job_search', 'job_search.job_id', 'jobs.id')
    .select(['jobs.slug', 'jobs.company_id'])
    .where('title', '=', to)
    .executeTakeFirst()
  if (!job) return
  const at = (days: number) => new Date(ctx.now.getTime() - days * DAY_MS)
  const id = await apply(
    { ...ctx, actor: { user_type: 'User', login_id, session_id: '' }, now: at(days_ago) },
    job.slug,
    { message: message ?? null, shares_pcd: shares_pcd ?? false, human_review: true, ...(answers && { answers }) },
  )
  if (!recruiter) return
  for (const [i, stage] of moved.entries())
    await moveCandidature({ ...recruiter, now: at((days_ago * (moved.length - i)) / (moved.length + 1)) }, id, {
      to: stage,
      lock_version: i,
      ...(stage === 'rejected' && feedback && { feedback }),
      ...(answers_in && i === moved.length - 1 && { answer_by: formatDate(today(ctx.now, answers_in)) }),
    })
  if (note) await addNote(recruiter, id, note)
  if (stars) await rate(recruiter, id, stars)
  if (tags) await setTags(recruiter, id, { tags, lock_version: moved.length })
}
