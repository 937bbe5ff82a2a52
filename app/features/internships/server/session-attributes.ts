import { sql } from 'kysely'
import type { Contribution } from '#features/accounts/server/accounts.ts'
import { internAsked } from '#features/candidates/server/candidates.ts'
import { writtenOnce } from '#server/database/written-once.ts'
import { answering } from '#server/tasks/question.ts'
import { today } from '#server/today.ts'

const spans = writtenOnce(
  (_, { login_id, day }: { login_id: string; day: string }) =>
    sql<{ now: boolean | null; before: boolean | null }>`
    select bool_or(ended_at is null and ends_on >= ${day}::date) as now,
      bool_or(ends_on < ${day}::date or (ended_at at time zone 'America/Sao_Paulo')::date >= starts_on) as before
    from internships join user_infos on user_infos.id = user_info_id
    where login_id = ${login_id} and agreed_at is not null and starts_on <= ${day}::date`,
)

export const tellIntern = answering(internAsked, async (ctx, { login_id }) => {
  const [span] = await spans(ctx, { login_id, day: today(ctx.now) })
  return span?.now === true
})

/** Read from the internships each time, so that the calendar alone makes an intern, and a former one. */
export const internAttributes: Contribution = async (ctx, actor) => {
  if (actor.user_type !== 'User') return {}
  const [span] = await spans(ctx, { login_id: actor.login_id, day: today(ctx.now) })
  const intern = span?.now === true
  return { intern, former_intern: !intern && span?.before === true }
}
