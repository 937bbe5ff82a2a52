import { endOfDay, today } from '#server/today.ts'

type Answering = { closes_at: string | null; closed_at: string | null; answer_within_days: number }

/** When the job says that everybody has an answer: so many days after it closed, or will close. */
export const answerDay = ({ closes_at, closed_at, answer_within_days }: Answering) => endOfDay(today(new Date(closed_at ?? closes_at!), answer_within_days))
