import type { Ctx, SignedIn } from '#server/context.ts'
import type { News } from '#wire/person/news.ts'
import { versions } from './queries.ts'

const MOST = 20

/** Verdicts on one's own documents. */
export async function documentNews(ctx: Ctx, { login_id }: SignedIn, since: Date): Promise<News[]> {
  const rows = await versions(ctx)
    .where('u.login_id', '=', login_id)
    .where('v.decided_at', '>', since.toISOString())
    .orderBy('v.decided_at', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ reason, category, category_label, decided_at }) => ({
    words: reason === null ? 'Documento aprovado' : `Documento recusado: ${reason}`,
    about: category_label,
    path: `/categoria-de-documentos?${new URLSearchParams({ categoria: category })}`,
    at: decided_at!,
  }))
}
