import { endOfDay, today } from '#server/today.ts'

type Answering = { closes_at: string | null; closed_at: string | null; answer_within_days: number }

/** When the job says that everybody has an answer: so many days after it closed, or will close. */
export const answerDay = ({ closes_at, closed_at, answer_within_days }: Answering) =>
  endOfDay(today(new Date(closed_at ?? closes_at!), answer_within_days))

type Promised = { answer_by: string; named_answer_by: string | null }

/**
 * By when somebody hears once the job is closed: a date that the company named stands, one that was reckoned comes
 * closer with the end.
 */
export function dayOnceClosed({ answer_by, named_answer_by }: Promised, day: string) {
  const named = named_answer_by !== null && Date.parse(named_answer_by) === Date.parse(answer_by)
  return named || Date.parse(answer_by) < Date.parse(day) ? answer_by : day
}
