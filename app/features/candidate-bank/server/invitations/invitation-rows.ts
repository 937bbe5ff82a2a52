import { type RawBuilder, sql } from 'kysely'
import { onBoard } from '#features/candidatures/server/candidatures.ts'
import { salaryInWords } from '#features/jobs/server/jobs.ts'
import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { listInvitations } from '../../wire/invitations.ts'
import { formatDate } from '#wire/time/date.ts'
import { today } from '#server/today.ts'

export type Invitation = Answer<typeof listInvitations>['collection']['data'][number]

type Row = {
  id: string
  title: string
  slug: string
  company_id: string
  company_name: string
  company_slug: string
  address: string | null
  salary_from: string | null
  salary_to: string | null
  closes_at: string | null
  message: string | null
  invited_at: string
  state: Invitation['attributes']['state']
  reply_rate: number | null
  /** For the letter. */
  email: string
  name: string
}

/** Fewer tell nothing of a company. */
const LEAST = 5

/** In SQL, of a company co: of a hundred answers that it owed in a year, how many it gave. */
const replyRate = (now: Date) => sql`(
  select case when count(*) >= ${LEAST} then round(100.0 * count(*) filter (where
    c.state not in ('applied', 'ended')) / count(*))::int end
  from candidatures c join jobs o on o.id = c.job_id
  where o.company_id = co.id and c.applied_at > ${now}::timestamptz - interval '1 year' and c.state <> 'withdrawn'
    and c.ended_why is distinct from 'job_cancelled' and (c.state <> 'applied' or c.answer_by <= ${now}))`

const stateOf = (ctx: Ctx) => sql`case
  when exists (select from candidatures c where c.job_id = v.job_id and c.user_info_id = v.user_info_id) then 'applied'
  when v.declined_at is not null then 'declined' when not ${onBoard(ctx)} then 'over' else 'waiting' end`

export async function invitationRows(ctx: Ctx, where: RawBuilder<unknown>, rest = sql``): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from (
      select v.id, j.title, j.slug, j.company_id, coalesce(co.trading_name, co.name) as company_name,
        co.slug as company_slug,
        city.name || ', ' || j.state_id as address, j.salary_from, j.salary_to, j.closes_at, v.message,
        v.created_at as invited_at, ${stateOf(ctx)} as state, ${replyRate(ctx.now)} as reply_rate,
        l.email, coalesce(u.social_name, u.full_name) as name
      from bank_invitations v join jobs j on j.id = v.job_id join companies co on co.id = j.company_id
        join user_infos u on u.id = v.user_info_id join logins l on l.id = u.login_id
        left join cities city on city.id = j.city_id
      where ${where}
    ) told order by (state = 'waiting') desc, invited_at desc, id ${rest}`.execute(ctx.db)
  return rows
}

export const invitationOf = (row: Row): Invitation => ({
  id: row.id,
  type: 'bank_invitation',
  attributes: {
    job: {
      title: row.title,
      slug: row.slug,
      company_id: row.company_id,
      company_name: row.company_name,
      company_slug: row.company_slug,
      address: row.address,
      salary: salaryInWords(row),
      closes_at: row.closes_at && formatDate(today(new Date(row.closes_at))),
    },
    message: row.message,
    invited_at: row.invited_at,
    state: row.state,
    reply_rate: row.reply_rate,
  },
})
