import { sql } from 'kysely'
import type { Ctx, SignedIn } from '#server/context.ts'
import type { News } from '#wire/person/news.ts'
import { type Kind, KINDS } from '../../wire/words.ts'

const MOST = 20

/** Documents that wait for the person, since when, and those that all have signed. */
export async function contractNews(ctx: Ctx, { login_id }: SignedIn, since: Date): Promise<News[]> {
  const { rows } = await sql<{ id: string; kind: Kind; done: boolean; about: string; at: string }>`
    select e.id, e.kind, told.done, coalesce(c.trading_name, c.name) as about, told.at from (
      select v.envelope_id as id, false as done, s.current_at as at
      from envelope_steps s join envelope_versions v on v.id = s.version_id join user_infos u on u.id = s.user_info_id
      where u.login_id = ${login_id} and s.state = 'current' and s.current_at > ${since}
      union all
      select e.id, true, e.completed_at from envelopes e join internships i on i.id = e.internship_id
        join user_infos u on u.id = i.user_info_id
      where u.login_id = ${login_id} and e.completed_at > ${since}
    ) told join envelopes e on e.id = told.id join internships i on i.id = e.internship_id
      join companies c on c.id = i.company_id
    where told.done or e.state not in ('rejected', 'voided')
    order by told.at desc limit ${MOST}`.execute(ctx.db)
  return rows.map(({ id, kind, done, about, at }) => ({
    words: done ? `${KINDS[kind]}: todos assinaram` : `${KINDS[kind]}: é a sua vez`,
    about,
    path: `/envelopes/${id}`,
    at,
  }))
}
