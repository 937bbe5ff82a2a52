import type { Ctx, SignedIn } from '#server/context.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type { News, listNews as endpoint } from '#wire/person/news.ts'
import { totals } from '#server/totals.ts'
import type * as wire from '../wire.ts'

/** What a feature tells of one's own things since a day, the newest first. */
export type NewsSource = (ctx: Ctx, actor: SignedIn, since: Date) => Promise<News[]>

const MOST = 20
const MONTHS_MS = 90 * 86_400_000

const at = ({ at }: News) => Date.parse(at)

/** Read from what happened: nothing is copied, so nothing contradicts the pages that it leads to. */
async function allNews(ctx: Ctx, sources: NewsSource[]) {
  const actor = ctx.actor as SignedIn
  const since = new Date(ctx.now.getTime() - MONTHS_MS)
  const found: News[] = []
  for (const source of sources) found.push(...(await source(ctx, actor, since)))
  const read = await ctx.db
    .selectFrom('news_read')
    .select('read_at')
    .where('login_id', '=', actor.login_id)
    .executeTakeFirst()
  const until = read ? Date.parse(read.read_at) : 0
  return found.toSorted((one, other) => at(other) - at(one)).map((one) => ({ ...one, unread: at(one) > until }))
}

export async function listNews(ctx: Ctx, sources: NewsSource[]): Promise<Answer<typeof endpoint>> {
  const data = (await allNews(ctx, sources)).slice(0, MOST)
  return { data, unread: data.filter(({ unread }) => unread).length }
}

/** Each source ends by itself, so that a page is cut from what they all tell. */
export async function listAllNews(
  ctx: Ctx,
  sources: NewsSource[],
  { page, per_page }: Received<typeof wire.listAllNews>['query'],
): Promise<Answer<typeof wire.listAllNews>> {
  const all = await allNews(ctx, sources)
  const data = all.slice((page - 1) * per_page, page * per_page).map((attributes) => ({
    id: `${attributes.at} ${attributes.path} ${attributes.words}`,
    type: 'news' as const,
    attributes,
  }))
  return { collection: { data }, ...totals(all.length, per_page) }
}

/** What came after the newest that was shown stays unread. Never backwards, when two windows read at once. */
export async function readNews(ctx: Ctx, until: string | undefined) {
  const now = ctx.now.toISOString()
  const read_at = until && Date.parse(until) < ctx.now.getTime() ? until : now
  await ctx.db
    .insertInto('news_read')
    .values({ login_id: (ctx.actor as SignedIn).login_id, read_at })
    .onConflict((c) => c.column('login_id').doUpdateSet({ read_at }).where('news_read.read_at', '<', read_at))
    .execute()
}
