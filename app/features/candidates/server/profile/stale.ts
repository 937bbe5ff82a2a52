import type { Ctx } from '#server/context.ts'
import { conflict } from '#server/refusal.ts'
import type { ProfileForm } from '../../wire/profile.ts'
import type { Profile } from './reading/find-profile.ts'
import { ownProfileResource } from './reading/own-profile.ts'
import { stands } from './studies/stands.ts'

/** Not of the profile, or of no matter to another tab. */
const UNVERSIONED = new Set([
  'id',
  'lock_version',
  'wizard_step',
  'email',
  'password',
  'password_confirmation',
  'current_password',
  'otp',
  'otp_required_for_login',
])

export const fieldsIn = (form: ProfileForm) =>
  (Object.keys(form) as (keyof ProfileForm)[]).filter((name) => !UNVERSIONED.has(name) && form[name] !== undefined)

/** A file and the flag that takes it away are one answer: whoever changes the one has changed the other. */
export const versionedAs = (name: string) => name.replace(/_destroy$/, '')

/** The form without what another save has said already in the same words; what it said in other words is a conflict. */
export async function withoutSettled(ctx: Ctx, profile: Profile, form: ProfileForm): Promise<ProfileForm> {
  const { lock_version } = form
  if (lock_version === undefined) return form
  const versions = profile.field_versions as Record<string, number>
  const late = fieldsIn(form).filter(
    (name) => Math.max(versions[name] ?? 0, versions[versionedAs(name)] ?? 0) > lock_version,
  )
  const fields = late.filter((name) => !stands(profile, form, name))
  if (fields.length) throw await staleIn(ctx, profile, fields)
  const settled = new Set<string>(late)
  return Object.fromEntries(Object.entries(form).filter(([name]) => !settled.has(name))) as ProfileForm
}

const ELSEWHERE = 'Isto mudou enquanto você editava, em outra janela. Confira como está agora e tente de novo.'
/** Somebody's other tab changed the same fields since this one read them. */
export const staleIn = async (ctx: Ctx, profile: Profile, fields: string[]) =>
  conflict(ELSEWHERE, { fields, data: await ownProfileResource(ctx, profile) })
