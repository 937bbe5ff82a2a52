import type { Ctx, SignedIn } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import type { VisibleSection } from '../../../wire/enumerations.ts'
import { findProfile } from './find-profile.ts'
import { profileView } from './profile-view.ts'
import { rememberView } from './show-profile.ts'

type Reading = { user_info_id: string; also: readonly VisibleSection[]; without?: readonly VisibleSection[] }

/**
 * What a company reads of a person who came to it: what the profile shows, and besides it what coming opened, but for
 * what is kept from this company. The person sees that it was read.
 */
export async function readAsCompany(ctx: Ctx, { user_info_id, also, without = [] }: Reading) {
  const profile = await findProfile(ctx, user_info_id)
  if (!profile) throw notFound()
  const { login_id, membership } = ctx.actor as SignedIn
  await rememberView(ctx, profile, { company_id: membership!.company_id, login_id })
  const visible_sections = [...new Set([...(profile.visible_sections as VisibleSection[]), ...also])].filter(
    (section) => !without.includes(section),
  )
  return profileView(ctx, { ...profile, visible_sections }, { own: false, as_company: true })
}

/** Yes, no, or not told: for the person's own calls, and for what the person released. */
export const disabilityOf = async (ctx: Ctx, user_info_id: string): Promise<boolean | null> =>
  (await findProfile(ctx, user_info_id))?.vault.disability ?? null
