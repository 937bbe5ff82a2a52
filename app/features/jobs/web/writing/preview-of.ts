import { LANGUAGE_LEVELS } from '#wire/text/language-levels.ts'
import { formatMoney } from '#wire/money.ts'
import { isoDate } from '#wire/time/date.ts'
import { TO_AGREE, type JobType, type WorkModel } from '../../wire/job-words.ts'
import type { Job } from '../page/job.ts'
import type { EditedAttributes as Edited } from '../owned/use-job-moves.ts'

type Shown = Job['attributes']

const DAY_MS = 86_400_000
const endOf = (day: string | null) => (day && isoDate(day) ? `${isoDate(day)}T23:59:59-03:00` : undefined)

function salaryOf({ salary_from: from, salary_to: to }: Edited) {
  if (!from) return TO_AGREE
  return !to
    ? `A partir de ${formatMoney(from)}`
    : from === to
      ? formatMoney(from)
      : `${formatMoney(from)} a ${formatMoney(to)}`
}

type Benefit = { value: string; label: string; image: string | null }

/** Publishing again after a pause does not change the date. */
const publishedAt = ({ status, history }: Edited) =>
  status === 'published' || status === 'paused'
    ? history.find((one, i) => one.status === 'published' && history[i + 1]?.status !== 'paused')?.at
    : undefined

/** An unsaved job as its page will show it; missing values are blank. */
export function previewOf(job: Edited, now: Date, offered: readonly Benefit[]): Shown {
  const labels = (field: string) => (job.labels[field] ?? []).map(({ label }) => label)
  const closes_at = endOf(job.closes_at)
  const left = closes_at ? Date.parse(closes_at) - now.getTime() : 0
  const city = labels('city_id')[0]
  return {
    ...job,
    author_name: job.company_name,
    company_id: '',
    company_slug: '',
    job_type: (job.job_type ?? '') as JobType,
    work_model: (job.work_model ?? '') as WorkModel,
    address: city ? `${city}, ${job.state_id}` : null,
    salary: salaryOf(job),
    days_to_close: Math.max(0, Math.ceil(left / DAY_MS) - 1),
    published_at: publishedAt(job) ?? now.toISOString(),
    closes_at: closes_at ?? '',
    program_exclusive: Boolean(job.program_id),
    program_slug: null,
    ies_exclusive: (job.labels['institution_ids'] ?? []).map(({ value, label }) => ({
      institution_id: Number(value),
      name: label,
      display_name: null,
    })),
    available: left > 0,
    unavailable: null,
    area: labels('area_id')[0] ?? null,
    sub_area: labels('sub_area_id')[0] ?? null,
    benefits: offered.filter(({ value }) => job.benefits.includes(value)).map(({ label, image }) => ({ label, image })),
    courses: labels('course_ids'),
    skills: labels('skill_ids'),
    languages: job.languages.map(({ language_id, level, required }) => ({
      name: (job.labels['language_id'] ?? []).find(({ value }) => value === language_id)?.label ?? language_id,
      level: LANGUAGE_LEVELS[level as keyof typeof LANGUAGE_LEVELS] ?? level,
      required,
    })),
    place: city
      ? {
          ...job,
          city,
          state_id: job.state_id ?? '',
        }
      : null,
    opens_at: now.toISOString(),
    closed_at: null,
    answer_by: closes_at ? new Date(Date.parse(closes_at) + job.answer_within_days * DAY_MS).toISOString() : null,
    company: {
      id: job.company_id,
      slug: '',
      name: job.company_name,
      avatar: null,
      website: null,
      sector: null,
      open_jobs: 0,
    },
    similar: [],
  }
}
