// A job as its form holds it: text is never null, so that a field is never without a value.
import { content } from '#web/content.ts'
import { isDate } from '#wire/date.ts'
import type { Answer, Sent } from '#wire/endpoint.ts'
import { isZipcode } from '#wire/zipcode.ts'
import { wordsOf } from '../../wire/sentences-of.ts'
import type { showOwnedJob, updateJob } from '../../wire/writing.ts'

export type Edited = Answer<typeof showOwnedJob>['data']['attributes']
export type Changes = Omit<Sent<typeof updateJob>['job'], 'lock_version'>

const TEXTS = [
  'title',
  'job_type',
  'level',
  'area_id',
  'sub_area_id',
  'description',
  'responsibilities',
  'requirements',
  'salary_from',
  'salary_to',
  'work_model',
  'zipcode',
  'street',
  'number',
  'complement',
  'neighborhood',
  'state_id',
  'schedule',
  'opens_at',
  'closes_at',
] as const
const AS_TOLD = [
  'benefits',
  'city_id',
  'weekly_hours',
  'openings',
  'course_ids',
  'least_semester',
  'most_semester',
  'skill_ids',
  'languages',
  'pcd_preference',
  'program_exclusive',
  'institution_ids',
  'answer_within_days',
] as const

export type JobDraft = Record<(typeof TEXTS)[number], string> & Pick<Edited, (typeof AS_TOLD)[number]>
export type DraftField = keyof JobDraft

export const draftOf = (job: Edited): JobDraft =>
  Object.fromEntries([
    ...TEXTS.map((name) => [name, job[name] ?? '']),
    ...AS_TOLD.map((name) => [name, job[name]]),
  ]) as JobDraft

export const same = (one: unknown, other: unknown) => content(one) === content(other)

/** Nothing is chosen in a row of languages that has just been added. */
const told = (draft: JobDraft): JobDraft => ({
  ...draft,
  languages: draft.languages.filter(({ language_id }) => language_id),
})

const TOGETHER: readonly (readonly DraftField[])[] = [
  ['salary_from', 'salary_to'],
  ['least_semester', 'most_semester'],
  ['opens_at', 'closes_at'],
  ['area_id', 'sub_area_id'],
  ['state_id', 'city_id'],
]

/** A field with what it is judged with: the refusal of one may be the fault of the other. */
export const judgedWith = (field: DraftField): readonly DraftField[] =>
  TOGETHER.find((pair) => pair.includes(field)) ?? [field]

/** What is still being typed waits: half a date is no wrong date yet. */
const halfTyped = ({ title, zipcode, opens_at, closes_at }: JobDraft): DraftField[] => [
  ...(title.trim() ? [] : (['title'] as const)),
  ...(zipcode === '' || isZipcode(zipcode) ? [] : (['zipcode'] as const)),
  ...(opens_at === '' || isDate(opens_at) ? [] : (['opens_at'] as const)),
  ...(closes_at === '' || isDate(closes_at) ? [] : (['closes_at'] as const)),
]

/** Field by field, what differs from what is saved. */
export function changesIn(
  saved: JobDraft,
  now: JobDraft,
  { whole = false, held }: { whole?: boolean; held?: ReadonlySet<DraftField> } = {},
): Changes {
  const values = told(now)
  const waiting = whole ? [] : [...halfTyped(values), ...(held ?? [])]
  const changed = ([...TEXTS, ...AS_TOLD] as DraftField[]).filter(
    (name) => !same(saved[name], values[name]) && !waiting.includes(name),
  )
  return Object.fromEntries(changed.map((name) => [name, values[name]])) as Changes
}

const changedIn = (saved: JobDraft, now: JobDraft) => {
  const values = told(now)
  return (Object.keys(now) as DraftField[]).filter((name) => !same(saved[name], values[name]))
}

/** Somebody else saved meanwhile: theirs, but for the fields that are being edited here. A row not chosen yet stays below their languages. */
export const merged = (saved: JobDraft, now: JobDraft, fresh: JobDraft): JobDraft => ({
  ...fresh,
  languages: [...fresh.languages, ...now.languages.filter(({ language_id }) => !language_id)],
  ...(Object.fromEntries(changedIn(saved, now).map((name) => [name, now[name]])) as Partial<JobDraft>),
})

/** What both changed, each in other words: nobody's is written over until somebody says so. `stored`: what was saved as it was answered, which may be other than what was sent. */
export const clashesIn = (saved: JobDraft, now: JobDraft, fresh: JobDraft, stored = saved): DraftField[] =>
  changedIn(saved, now).filter((name) => !same(stored[name], fresh[name]) && !same(told(now)[name], fresh[name]))

/** Rich text is cleaned where it is kept: it reads the same there, and is written otherwise. */
const RICH: ReadonlySet<DraftField> = new Set<DraftField>(['description', 'responsibilities', 'requirements'])
const read = (name: DraftField, value: unknown) =>
  typeof value !== 'string' ? value : RICH.has(name) ? wordsOf(value).replace(/\s+/g, ' ').trim() : value.trim()

/**
 * What is stored, with what was sent without an answer where that is what stands there now. `several`: more came since than one save; then it may have
 * arrived, and somebody else have taken it back.
 */
export const withUnanswered = (
  stored: JobDraft,
  unanswered: readonly Changes[],
  fresh: JobDraft,
  several = false,
): JobDraft => {
  const sent = unanswered.flatMap((changes) => Object.entries(changes) as [DraftField, unknown][])
  const arrived = sent.filter(([name, value]) => same(read(name, value), read(name, fresh[name])))
  const takenBack = several
    ? sent.filter(([name, value]) => same(stored[name], fresh[name]) && !same(value, fresh[name]))
    : []
  return {
    ...stored,
    ...(Object.fromEntries([...takenBack, ...arrived.map(([name]) => [name, fresh[name]])]) as Partial<JobDraft>),
  }
}

/** Whether all that came since is one save from here whose answer was lost. */
export const isOwn = (stored: JobDraft, unanswered: readonly Changes[], fresh: JobDraft) =>
  !same(stored, fresh) && unanswered.some((sent) => same(withUnanswered(stored, [sent], fresh), fresh))
