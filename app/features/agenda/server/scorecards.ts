// What interviewers think, each on their own: others are read once one's own is given.
import { sql } from 'kysely'
import { membershipIn } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { conflict, forbidden, invalid } from '#server/refusal.ts'
import type { Received } from '#wire/endpoint.ts'
import type { giveScorecard } from '../wire/interviews.ts'
import { type Interviewer, interviewersOf } from './people.ts'
import { type InterviewRow, lockInterviews } from './rows.ts'
import { seenInterview } from './visible.ts'

type Form = Received<typeof giveScorecard>['body']['scorecard']

const hasBegun = (ctx: Ctx, { state, starts_at }: InterviewRow) =>
  state === 'confirmed' && Date.parse(starts_at!) <= ctx.now.getTime()
export const mayScore = (ctx: Ctx, row: InterviewRow, people: readonly Interviewer[], manager_id: string) =>
  hasBegun(ctx, row) && people.some((one) => one.manager_id === manager_id)

/** Who recruits and does not interview reads them all: nobody's opinion hangs on theirs. */
export async function scorecardsOf(ctx: Ctx, { id }: InterviewRow, manager_id: string) {
  const { rows } = await sql<{
    manager_id: string
    by: string
    points: number[]
    remarks: string | null
    given_at: string
  }>`select s.manager_id, m.name as by, s.points, s.remarks, s.given_at from interview_scorecards s
    join company_managers m on m.id = s.manager_id where s.interview_id = ${id} order by m.name, m.id`.execute(ctx.db)
  const interviews = (await interviewersOf(ctx, [id])).some((one) => one.manager_id === manager_id)
  const opens = !interviews || rows.some((one) => one.manager_id === manager_id)
  return {
    given: rows.length,
    shown: (opens ? rows : []).map(({ by, points, remarks, given_at, manager_id: whose }) => ({
      by,
      points,
      remarks,
      given_at,
      own: whose === manager_id,
    })),
  }
}

/** Given again, one's own is changed. */
export async function giveScorecardTo(ctx: Ctx, id: string, { points, remarks }: Form): Promise<string> {
  await seenInterview(ctx, id)
  const [row] = await lockInterviews(ctx, sql`i.id = ${id}`)
  const { manager_id } = membershipIn(ctx)
  const people = await interviewersOf(ctx, [id])
  if (!people.some((one) => one.manager_id === manager_id))
    throw forbidden('Só quem entrevista dá pontos nesta entrevista.')
  if (!hasBegun(ctx, row!)) throw conflict('Os pontos são dados a partir do horário da entrevista.')
  if (points.length !== row!.criteria.length) throw invalid({ points: 'Dê de 1 a 4 pontos a cada critério' })
  const card = { points, remarks: remarks?.trim() || null, given_at: ctx.now.toISOString() }
  await ctx.db
    .insertInto('interview_scorecards')
    .values({ interview_id: id, manager_id, ...card })
    .onConflict((c) => c.columns(['interview_id', 'manager_id']).doUpdateSet(card))
    .execute()
  return id
}
