import type { Ctx, SignedIn } from '#server/context.ts'
import type { News } from '#wire/person/news.ts'
import { profileOf } from './find-profile.ts'
import { profileViewsOf } from './show-profile.ts'

const VIEWS = { page: 1, per_page: 20 }

/** Companies that read one's own profile. */
export async function profileNews(ctx: Ctx, actor: SignedIn, since: Date): Promise<News[]> {
  const { rows } = await profileViewsOf(ctx, actor, VIEWS)
  const recent = rows.filter(({ seen_at }) => Date.parse(seen_at) > since.getTime())
  if (!recent.length) return []
  const { slug } = await profileOf(ctx, actor.login_id)
  return recent.map(({ company_name, seen_at }) => ({
    words: `${company_name} leu o seu perfil`,
    about: 'Veja o que as empresas veem',
    path: `/usuarios/ver/${slug}`,
    at: seen_at,
  }))
}
