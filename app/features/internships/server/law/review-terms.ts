// What to look at before terms are approved: what they change, where they depart from the job, and what the law says of
// them.
import type { Ctx } from '#server/context.ts'
import { formatMoney } from '#wire/money.ts'
import { WORK_MODELS, type WorkModel } from '#wire/work-models.ts'
import { differences } from '../../wire/differences.ts'
import type { Breach } from '../../wire/law/breach.ts'
import { hoursInWords, weeklyMinutes } from '../../wire/law/schedule.ts'
import { LABELS } from '../../wire/term-words.ts'
import { type Terms, wholeTerms } from '../../wire/terms.ts'
import { labelsOf } from '../folders/term-labels.ts'
import { findTerms, termsOf } from '../folders/terms-rows.ts'
import { judgeTerms } from './judge-terms.ts'

type Changed = { label: string; before: string | null; after: string | null }
export type TermsReview = {
  /** What holds today, and what would. Of a first contract there is nothing to compare. */
  changes: Changed[]
  /** What the job said, and what the contract says. */
  against_job: Changed[]
  /** Breaches and warnings alike. */
  breaches: Breach[]
}

async function changesOf(ctx: Ctx, terms_id: string): Promise<Changed[]> {
  const row = await findTerms(ctx, terms_id)
  const { agreed_at, terms_id: held } = await ctx.db
    .selectFrom('internships')
    .select(['agreed_at', 'terms_id'])
    .where('id', '=', row.internship_id)
    .executeTakeFirstOrThrow()
  if (agreed_at === null || held === null || held === terms_id) return []
  const [before, after] = [termsOf(ctx, await findTerms(ctx, held)), termsOf(ctx, row)]
  const labels = await labelsOf(ctx, [before, after])
  const name = (field: string, id: string) => labels[field]?.find(({ value }) => value === id)?.label
  return differences(before, after, name).map(({ label, before, after }) => ({ label, before, after }))
}

const jobOf = (ctx: Ctx, terms_id: string) =>
  ctx.db
    .selectFrom('internship_terms as t')
    .innerJoin('internships as i', 'i.id', 't.internship_id')
    .innerJoin('candidatures as c', 'c.id', 'i.candidature_id')
    .innerJoin('jobs as j', 'j.id', 'c.job_id')
    .select(['j.salary_from', 'j.salary_to', 'j.work_model', 'j.weekly_hours'])
    .where('t.id', '=', terms_id)
    .executeTakeFirst()
type Job = NonNullable<Awaited<ReturnType<typeof jobOf>>>

function pay({ salary_from, salary_to }: Job, { stipend, stipend_period }: Terms): Changed[] {
  if (salary_from === null || stipend === null || stipend_period !== 'month') return []
  const most = salary_to ?? salary_from
  if (Number(stipend) >= Number(salary_from) && Number(stipend) <= Number(most)) return []
  const told = most === salary_from ? formatMoney(salary_from) : `${formatMoney(salary_from)} a ${formatMoney(most)}`
  return [{ label: LABELS.stipend, before: told, after: formatMoney(stipend) }]
}

function hours({ weekly_hours }: Job, { schedule }: Terms): Changed[] {
  const minutes = weeklyMinutes(schedule)
  if (weekly_hours === null || schedule.length === 0 || minutes === weekly_hours * 60) return []
  return [{ label: 'Horas por semana', before: `${weekly_hours} h`, after: hoursInWords(minutes) }]
}

function model({ work_model: job }: Job, { work_model }: Terms): Changed[] {
  if (job === null || work_model === null || job === work_model) return []
  return [{ label: LABELS.work_model, before: WORK_MODELS[job as WorkModel], after: WORK_MODELS[work_model] }]
}

async function againstJob(ctx: Ctx, terms_id: string): Promise<Changed[]> {
  const job = await jobOf(ctx, terms_id)
  if (!job) return []
  const terms = wholeTerms(termsOf(ctx, await findTerms(ctx, terms_id)))
  return [...pay(job, terms), ...hours(job, terms), ...model(job, terms)]
}

export async function reviewTerms(ctx: Ctx, terms_id: string, law_day?: string): Promise<TermsReview> {
  const { breaches, warnings } = await judgeTerms(ctx, { terms_id, ...(law_day && { law_day }) })
  return {
    changes: await changesOf(ctx, terms_id),
    against_job: await againstJob(ctx, terms_id),
    breaches: [...breaches, ...warnings],
  }
}
