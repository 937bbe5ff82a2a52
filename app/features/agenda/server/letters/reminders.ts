// A day and an hour before. What moved or was cancelled meanwhile has another sequence or state, and is not told of.
import { sql } from 'kysely'
import { isSuspended } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { enqueue, task } from '#server/tasks/task.ts'
import { detailsOf, forCompany, forPerson, jobOf, tellCompany, tellPerson } from './letters.ts'
import { type InterviewRow, lockInterviews } from '../rows.ts'

const HOUR_MS = 3_600_000
const BEFORE = { day: 24 * HOUR_MS, hour: HOUR_MS } as const
type Kind = keyof typeof BEFORE
const WORDS: Record<Kind, string> = { day: 'Entrevista amanhã', hour: 'Entrevista em uma hora' }

type Reminder = { interview_id: string; sequence: number; kind: Kind }

export const remindOfInterview = task<Reminder>(
  'remind-of-interview',
  async (ctx, { interview_id, sequence, kind }) => {
    const [row] = await lockInterviews(ctx, sql`i.id = ${interview_id}`)
    if (!row || row.state !== 'confirmed' || row.sequence !== sequence) return
    if (Date.parse(row.starts_at!) <= ctx.now.getTime()) return
    if (await isSuspended(ctx, row.company_id)) return
    await tellPerson(ctx, row, {
      subject: `${WORDS[kind]}: ${row.title}`,
      paragraphs: [`Sua entrevista para ${jobOf(row)} será ${forPerson(row)}.`, ...detailsOf(row)],
    })
    await tellCompany(ctx, row, {
      subject: `${WORDS[kind]}: ${row.known_as}`,
      paragraphs: [`A entrevista de ${row.known_as} para “${row.title}” será ${forCompany(row)}.`, ...detailsOf(row)],
    })
  },
)

/** Of those whose time has passed already there is none. */
export async function remindLater(ctx: Ctx, { id, sequence, starts_at }: InterviewRow) {
  for (const kind of ['day', 'hour'] as const) {
    const run_at = new Date(Date.parse(starts_at!) - BEFORE[kind])
    if (run_at <= ctx.now) continue
    await enqueue(
      ctx,
      remindOfInterview,
      { interview_id: id, sequence, kind },
      { run_at, unique_key: `${kind} ${id} ${sequence}` },
    )
  }
}
