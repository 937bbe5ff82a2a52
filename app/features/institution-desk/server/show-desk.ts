import type { Ctx } from '#server/context.ts'
import { DESK } from '#server/mailed/codes.ts'
import { mailedSession } from '#server/mailed/sessions.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { showDesk as wire } from '../wire/desk.ts'
import { papersOf } from './papers.ts'
import { type Days, studentsOf } from './students.ts'

type Attributes = Answer<typeof wire>['data']['attributes']

export const addressOf = (ctx: Ctx, session: string) => mailedSession(ctx, DESK, session)

/** Without the hours of those weeks: the days are the institution's to say. */
const daysOf = (weeks: Days[]) => weeks.map(({ from, to }) => ({ from, to }))

export async function deskOf(ctx: Ctx, email: string): Promise<Answer<typeof wire>> {
  const papers = await papersOf(ctx, email)
  const students = await studentsOf(ctx, email)
  const attributes: Attributes = {
    email,
    waiting: papers
      .filter(({ state }) => state === 'current')
      .map(({ state: _, rejected: __, at, ...paper }) => ({ ...paper, since: at })),
    done: papers
      .filter(({ state }) => state !== 'current')
      .map(({ state, person_name: _, ...paper }) => ({ ...paper, signed: state === 'done' })),
    students: students.map(({ alternates, said, company_id: _, assessment_weeks, no_class_weeks, ...student }) => ({
      ...student,
      assessment_weeks: { weeks: daysOf(assessment_weeks), said: said.assessment_weeks ?? null },
      no_class_weeks: alternates ? { weeks: daysOf(no_class_weeks), said: said.no_class_weeks ?? null } : null,
    })),
  }
  return { data: { id: email, type: 'institution_desk', attributes } }
}

export const showDesk = async (ctx: Ctx, session: string) => deskOf(ctx, await addressOf(ctx, session))
