import { fileUrl, givenName } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { showEvaluation } from '../wire/evaluations.ts'
import type { showAskedEvaluation } from '../wire/links.ts'
import { type Asker, isAuthor, mayHandIn } from './asker.ts'
import { type EvaluationRow, isDone, stateOf } from './rows.ts'

type Resource = Answer<typeof showEvaluation>['data']
type Asked = Answer<typeof showAskedEvaluation>['data']

const told = (row: EvaluationRow, now: Date) => ({
  period: row.period,
  author: row.author,
  state: stateOf(row, now),
  company_name: row.company_name,
  intern_name: row.intern_name,
  supervisor_name: row.supervisor_name,
  starts_on: row.starts_on,
  ends_on: row.ends_on,
  opened_on: row.opened_on,
  due_on: row.due_on,
})

export function evaluationResource(ctx: Ctx, asker: Asker, row: EvaluationRow): Resource {
  const { paper_file_id: file } = row
  const open = !isDone(row)
  return {
    id: row.id,
    type: 'evaluation',
    attributes: {
      ...told(row, ctx.now),
      company_id: row.company_id,
      user_info_id: row.user_info_id,
      answered_at: row.answered_at,
      score_1: row.score_1,
      score_2: row.score_2,
      score_3: row.score_3,
      comment: row.comment,
      paper: file
        ? {
            name: givenName(ctx, { id: file, name: row.file_name!, sealed_name: row.sealed_name }),
            url: fileUrl(ctx, { id: file, private: true }),
          }
        : null,
      reply: row.reply,
      seen_at: row.seen_at,
      seen_name: row.seen_name,
      may_answer: open && isAuthor(asker, row),
      may_hand_in_paper: open && mayHandIn(asker, row),
      may_sign_reading: 'user_info_id' in asker && row.author === 'supervisor' && !open && !row.seen_at,
    },
  }
}

const hintOf = (email: string) => email.replace(/^(.).*@/, '$1•••@')

export const askedResource = (ctx: Ctx, row: EvaluationRow, sent_to: string): Asked => ({
  id: row.id,
  type: 'evaluation',
  attributes: { ...told(row, ctx.now), email_hint: hintOf(sent_to) },
})
