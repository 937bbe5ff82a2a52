import { sql } from 'kysely'
import type { Ctx, SignedIn } from '#server/context.ts'
import type { News } from '#wire/person/news.ts'
import type { Happened } from '../../wire/interview-words.ts'

const MOST = 20
/** What the company or the clock does; what one did oneself is no news. */
const WORDS: Partial<Record<Happened, string>> = {
  offered: 'Convite para uma entrevista',
  offered_anew: 'Outros horários para a sua entrevista',
  accepted: 'A empresa aceitou o horário que você propôs',
  dismissed: 'A empresa não pode nos horários que você propôs',
  moved: 'A empresa mudou a sua entrevista',
  expired: 'O prazo para escolher o horário da entrevista passou',
  cancelled: 'A sua entrevista foi cancelada',
}

export async function interviewNews(ctx: Ctx, { login_id }: SignedIn, since: Date): Promise<News[]> {
  const { rows } = await sql<{ id: string; kind: Happened; about: string; at: string }>`
    select i.id, v.kind, j.title || ' · ' || coalesce(co.trading_name, co.name) as about, v.happened_at as at
    from interview_events v join interviews i on i.id = v.interview_id join candidatures c on c.id = i.candidature_id
      join user_infos u on u.id = c.user_info_id join jobs j on j.id = c.job_id
      join companies co on co.id = j.company_id
    where u.login_id = ${login_id} and v.happened_at > ${since} and v.kind = any(${Object.keys(WORDS)}::text[])
    order by v.happened_at desc limit ${MOST}`.execute(ctx.db)
  return rows.map(({ id, kind, about, at }) => ({
    words: WORDS[kind]!,
    about,
    path: `/agendas/convites/${id}/sobre`,
    at,
  }))
}
