// Interviews as lists show them: of all rows in one query.
import { membershipIn } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import { STATES } from '../../wire/interview-words.ts'
import type { listOwnedInterviews } from '../../wire/interviews.ts'
import type { listInvites } from '../../wire/invites.ts'
import { interviewersOf } from '../people.ts'
import { type InterviewRow, isProposing } from '../rows.ts'
import { isOpen, jobOf, namedTo } from '../show.ts'

type ListOf<E extends typeof listInvites | typeof listOwnedInterviews> = Answer<E>['collection']['data']

const listed = (row: InterviewRow) => {
  const { state, kind, zone, starts_at, ends_at, answer_by, candidature_id } = row
  const state_words = STATES[state]
  return { state, state_words, kind, zone, starts_at, ends_at, answer_by, candidature_id, proposed: isProposing(row) }
}

export const listedInvite = (ctx: Ctx, row: InterviewRow): ListOf<typeof listInvites>[number] => ({
  id: row.id,
  type: 'invite',
  attributes: {
    ...listed(row),
    job: jobOf(row),
    waits: row.state === 'offered' && isOpen(ctx, row),
  },
})

export async function listedInterviews(
  ctx: Ctx,
  rows: readonly InterviewRow[],
): Promise<ListOf<typeof listOwnedInterviews>> {
  const { manager_id } = membershipIn(ctx)
  const all = await interviewersOf(
    ctx,
    rows.map(({ id }) => id),
  )
  const people = Map.groupBy(all, ({ interview_id }) => interview_id)
  return rows.map((row) => ({
    id: row.id,
    type: 'interview',
    attributes: {
      ...listed(row),
      user_info_id: row.user_info_id,
      person_name: row.known_as,
      job: { id: row.job_id, title: row.title },
      interviewers: namedTo(manager_id, people.get(row.id) ?? []),
    },
  }))
}
