import type { Ctx, SignedIn } from '#server/context.ts'
import type { News } from '#wire/person/news.ts'
import { type Event, linesOf } from './own-history.ts'
import { toldMoves } from './told-moves.ts'

const MOST = 300
/** What the person did is no news. */
const OWN = new Set(['apply', 'apply_again', 'withdraw'])

/** What companies and the calendar did with one's own candidatures, in the words of their pages. */
export async function candidatureNews(ctx: Ctx, { login_id }: SignedIn, since: Date): Promise<News[]> {
  const rows = await ctx.db
    .selectFrom('candidature_events as e')
    .innerJoin('candidatures as c', 'c.id', 'e.candidature_id')
    .innerJoin('user_infos as u', 'u.id', 'c.user_info_id')
    .innerJoin('jobs as j', 'j.id', 'c.job_id')
    .innerJoin('companies as co', 'co.id', 'j.company_id')
    .select(['e.kind', 'e.from_state', 'e.to_state', 'e.said', 'e.answer_by', 'e.happened_at', 'c.id', 'j.title'])
    .select((e) => e.fn.coalesce('co.trading_name', 'co.name').as('company_name'))
    .where('u.login_id', '=', login_id)
    .where('e.happened_at', '>', since.toISOString())
    .orderBy('e.happened_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(MOST)
    .execute()
  const by_candidature = Map.groupBy(rows.toReversed(), ({ id }) => id)
  return [...by_candidature].flatMap(([id, events]) => {
    const { title, company_name } = events[0]!
    const own = new Set(events.filter(({ kind }) => OWN.has(kind)).map(({ happened_at }) => happened_at))
    return linesOf(toldMoves(events as Event[], ctx.now))
      .filter((line) => !own.has(line.at))
      .map(({ words, at }) => ({
        words,
        about: `${title} · ${company_name}`,
        path: `/usuarios/candidaturas/${id}`,
        at,
      }))
  })
}
