// For the cards of a pipeline and a candidature's page: the interview that comes next, or waits for an answer.
import { sql } from 'kysely'
import { interviewsAsked } from '#features/candidatures/server/candidatures.ts'
import { answering } from '#server/tasks/question.ts'
import type { InterviewState } from '../wire/interview-words.ts'

type Row = { candidature_id: string; id: string; state: InterviewState; starts_at: string | null; proposed: boolean }

export const tellOfInterviews = answering(interviewsAsked, async (ctx, { candidature_ids }) => {
  const { rows } = await sql<Row>`
    select distinct on (i.candidature_id) i.candidature_id, i.id, i.state, i.starts_at,
      exists (select from interview_proposals p where p.interview_id = i.id) as proposed
    from interviews i where i.candidature_id = any(${[...candidature_ids]}::uuid[])
      and (i.state = 'confirmed' and i.ends_at > ${ctx.now} or i.state = 'offered' and (i.answer_by > ${ctx.now}
        or exists (select from interview_proposals p where p.interview_id = i.id and p.starts_at > ${ctx.now})))
    order by i.candidature_id, i.starts_at nulls last, i.created_at desc`.execute(ctx.db)
  return rows.map(({ candidature_id, ...one }) => ({
    candidature_id,
    interview: { ...one, state: one.state as 'offered' | 'confirmed' },
  }))
})
