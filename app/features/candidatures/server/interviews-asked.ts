// What candidatures ask of interviews, which lie below them in the map.
import type { Ctx } from '#server/context.ts'
import { ask, question } from '#server/tasks/question.ts'
import type { NextInterview } from '../wire/next-interview.ts'

/** A process has ended for somebody, or its end is told: what lies ahead ends with it. */
export const candidatureOver = question<{ candidature_id: string; withdrawn: boolean }, void>('candidature over')

type Told = { candidature_id: string; interview: NextInterview }
/** The interview that comes next, or waits for an answer, of each that has one. */
export const interviewsAsked = question<{ candidature_ids: readonly string[] }, readonly Told[]>('interviews asked')

export async function interviewsOf(ctx: Ctx, candidature_ids: readonly string[]): Promise<Map<string, NextInterview>> {
  if (!candidature_ids.length) return new Map()
  const told = (await ask(ctx, interviewsAsked, { candidature_ids })).flat()
  return new Map(told.map(({ candidature_id, interview }) => [candidature_id, interview]))
}
