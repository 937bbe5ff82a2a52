// What a step changes of a candidature.
import type { Ctx } from '#server/context.ts'
import { type CandidatureStep, type Effect, stepOf } from '../wire/candidature-states.ts'
import type { CandidatureState } from '../wire/candidature-words.ts'
import type { Candidature } from './candidature-rows.ts'
import { earlierOf, endOfDayIn, LATE_DAYS, laterOf, nextDate } from './due-date.ts'
import { readingAfter } from './reading/reading-ends.ts'
import { lastDate } from './step-events.ts'
import type { Said } from './take-step.ts'

export async function changesOf(ctx: Ctx, c: Candidature, name: CandidatureStep, to: CandidatureState, said: Said) {
  const { by, to: leads, effects } = stepOf(name)
  const stage = said.stage?.key ?? (leads === 'same' ? c.stage : to)
  const has = (effect: Effect) => effects.includes(effect)
  const feedback =
    name === 'reject' ? said.feedback!.trim() : has('clear the feedback') || to !== 'rejected' ? null : c.feedback
  const answer_by = await dateAfter(ctx, c, said, has)
  const told = has('tell the person at once')
  return {
    state: to,
    stage,
    answer_by,
    feedback,
    ended_why: to === 'ended' ? (said.why ?? null) : null,
    state_since: to === c.state ? c.state_since : ctx.now.toISOString(),
    ...readingAfter(ctx, c, to, by),
    lock_version: c.lock_version + 1,
    review_requested_at: hasLooked(c, name, { to, stage }, said) ? null : c.review_requested_at,
    ...(by === 'company' && said.answer_by && namedAfter(c, said.answer_by, said.taken_back)),
    told_state: told && leads !== 'same' ? to : c.told_state,
    told_answer_by: told ? answer_by : c.told_answer_by,
  }
}

async function dateAfter(ctx: Ctx, c: Candidature, { answer_by }: Said, has: (effect: Effect) => boolean) {
  if (has('keep the last date')) return answer_by ?? laterOf(nextDate(c, ctx.now), await lastDate(ctx, c))
  if (has('promise a date')) return answer_by ?? nextDate(c, ctx.now)
  if (has('put the date off')) return earlierOf(nextDate(c, ctx.now), endOfDayIn(LATE_DAYS, ctx.now))
  if (has('keep the date')) return answer_by ?? laterOf(c.answer_by!, endOfDayIn(c.answer_within_days, ctx.now))
  return null
}

/** A move that is undone restores the date that the company had named before it. */
function namedAfter(c: Candidature, answer_by: string, taken_back = false) {
  if (!taken_back) return { named_answer_by: answer_by, named_before: c.named_answer_by }
  return c.named_before && Date.parse(c.named_before) === Date.parse(answer_by)
    ? { named_answer_by: c.named_before, named_before: null }
    : {}
}

/**
 * Whoever moves one person has looked (decision 45): not with many at once, nor by another date alone. Who is hired has
 * no more to ask for.
 */
function hasLooked(c: Candidature, name: CandidatureStep, after: { to: string; stage: string }, said: Said) {
  if (stepOf(name).by !== 'company') return false
  if (name === 'answer_review' || name === 'hire') return true
  return !said.among_many && (after.to !== c.state || after.stage !== c.stage)
}
