import { sql } from 'kysely'
import type { Ctx, SignedIn } from '#server/context.ts'
import type { News } from '#wire/person/news.ts'
import type { Filters } from '../search/find-jobs.ts'
import { newestFirst } from './newest-first.ts'

const MOST = 20
type Told = { name: string; filters: Filters; at: string; n: number; title: string; slug: string }

/** What letters of saved searches have told, one line a letter, as long as the search and a job of it are there. */
export async function alertNews(ctx: Ctx, { login_id }: SignedIn, since: Date): Promise<News[]> {
  const { rows } = await sql<Told>`
    select s.name, s.filters, t.told_at as at, count(*)::int as n, min(j.title) as title, min(j.slug) as slug
    from told_jobs t join user_infos u on u.id = t.user_info_id join saved_searches s on s.id = t.saved_search_id
      join jobs j on j.id = t.job_id
    where u.login_id = ${login_id} and t.told_at > ${since}
    group by s.id, t.told_at order by t.told_at desc, s.id limit ${MOST}`.execute(ctx.db)
  return rows.map(({ name, filters, at, n, title, slug }) => ({
    words: n === 1 ? `Vaga nova: ${title}` : `${n} vagas novas`,
    about: `Sua busca “${name}”`,
    path: n === 1 ? `/vagas/${slug}` : newestFirst(filters),
    at,
  }))
}
