import { sql } from 'kysely'
import type { Ctx, SignedIn } from '#server/context.ts'
import { forbidden, notFound, Refusal } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import { hasAppliedTo } from '../../has-applied-to.ts'
import { findProfile, type Profile } from './find-profile.ts'
import { profileView } from './profile-view.ts'

type Asked = { id: string; as?: 'company' | undefined }

const nobody = () =>
  notFound('Não encontramos esse perfil. O endereço pode ter mudado, ou a pessoa prefere não aparecer.')

/** An address of before leads to the one of today, and tells it to nobody who may not read what stands there. */
function refuseOld({ id, slug }: Profile, key: string, as: Asked['as']) {
  if (key !== id && key !== slug)
    throw new Refusal(
      301,
      { messages: ['Este perfil mudou de endereço.'], slug },
      { location: `/v1/profile/user_infos/${slug}${as ? `?as=${as}` : ''}` },
    )
}

/**
 * One's own, whole or as companies would see it; somebody else's for a company that reads a candidature of the person.
 * Who has not applied is read in the candidate bank only, which narrows what it shows and counts the openings.
 */
export async function showProfile(ctx: Ctx, { id, as }: Asked) {
  const { user_type, login_id, membership } = ctx.actor as SignedIn
  const profile = await findProfile(ctx, id)
  if (!profile) throw nobody()
  if (user_type === 'User') {
    if (profile.login_id !== login_id) throw nobody()
    refuseOld(profile, id, as)
    return profileView(ctx, profile, { own: true, as_company: as === 'company' })
  }
  if (!profile.auto_enroll || !membership) throw nobody()
  await refuseUnverified(ctx, membership.company_id)
  if (!(await hasAppliedTo(ctx, { user_info_id: profile.id, company_id: membership.company_id }))) throw nobody()
  refuseOld(profile, id, as)
  await rememberView(ctx, profile, { company_id: membership.company_id, login_id })
  return profileView(ctx, profile, { own: false, as_company: true })
}

/** People show themselves to companies that are on the air. */
async function refuseUnverified(ctx: Ctx, company_id: string) {
  const { rows } = await sql<{ ok: boolean }>`select company_on_air(${company_id}) as ok`.execute(ctx.db)
  if (!rows[0]!.ok) throw forbidden('Perfis de candidatos abrem quando a verificação da sua empresa estiver concluída.')
}

/** Once a day for each company, however many of its people look. */
export const rememberView = (ctx: Ctx, { id: user_info_id }: Profile, seen: { company_id: string; login_id: string }) =>
  ctx.db
    .insertInto('profile_views')
    .values({ user_info_id, ...seen, seen_on: today(ctx.now), seen_at: ctx.now.toISOString() })
    .onConflict((c) => c.columns(['user_info_id', 'company_id', 'seen_on']).doNothing())
    .execute()

/** Who looked at one's own, the latest first. */
export async function profileViewsOf(
  ctx: Ctx,
  { login_id }: SignedIn,
  { page, per_page }: { page: number; per_page: number },
) {
  const views = ctx.db
    .selectFrom('profile_views as v')
    .innerJoin('user_infos as u', 'u.id', 'v.user_info_id')
    .innerJoin('companies as c', 'c.id', 'v.company_id')
    .where('u.login_id', '=', login_id)
  const { total } = await views.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await views
    .select((e) => ['v.id', 'v.company_id', e.fn.coalesce('c.trading_name', 'c.name').as('company_name'), 'v.seen_at'])
    .orderBy('v.seen_at', 'desc')
    .orderBy('v.id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { rows, total: Number(total) }
}
