import type { Ctx, SignedIn } from '#server/context.ts'
import { Refusal } from '#server/refusal.ts'
import type { ProfileForm } from '../../wire/profile.ts'
import { type Profile, profileOf } from './find-profile.ts'
import { ownProfileResource } from './own-profile.ts'
import { stands } from './stands.ts'

const STALE = 'Você alterou isto em outra aba ou aparelho. Veja o que está salvo agora antes de salvar de novo.'

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

/** Somebody's other tab changed the same fields since this one read them. */
export class Stale extends Error {
  fields: string[]
  constructor(fields: string[]) {
    super('stale')
    this.fields = fields
  }
}

export const fieldsIn = (form: ProfileForm) =>
  (Object.keys(form) as (keyof ProfileForm)[]).filter((name) => !UNVERSIONED.has(name) && form[name] !== undefined)

/** A file and the flag that takes it away are one answer: whoever changes the one has changed the other. */
export const versionedAs = (name: string) => name.replace(/_destroy$/, '')

/** The form without what another save has said already in the same words; what it said in other words is a conflict. */
export function withoutSettled(profile: Profile, form: ProfileForm): ProfileForm {
  const { lock_version } = form
  if (lock_version === undefined) return form
  const versions = profile.field_versions as Record<string, number>
  const late = fieldsIn(form).filter(
    (name) => Math.max(versions[name] ?? 0, versions[versionedAs(name)] ?? 0) > lock_version,
  )
  const stale = late.filter((name) => !stands(profile, form, name))
  if (stale.length) throw new Stale(stale)
  const settled = new Set<string>(late)
  return Object.fromEntries(Object.entries(form).filter(([name]) => !settled.has(name))) as ProfileForm
}

export async function conflictWith(ctx: Ctx, actor: SignedIn, fields: string[]) {
  return new Refusal(409, {
    messages: [STALE],
    fields,
    data: await ownProfileResource(ctx, await profileOf(ctx, actor.login_id)),
  })
}
