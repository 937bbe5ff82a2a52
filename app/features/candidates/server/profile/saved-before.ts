// A save whose answer was lost comes again with the same Idempotency-Key: it is answered, not written twice.
import type { Ctx } from '#server/context.ts'
import { usedKey } from '#server/refusal.ts'
import type { ProfileForm } from '../../wire/profile.ts'
import type { Profile } from './find-profile.ts'

/** Keyed hashes: neither the key nor what was sent can be read back. */
type Save = { key: string; content: string; at: string }

const KEPT = 20
const DAY_MS = 86_400_000
/** How somebody proves who they are, or which version they had read, changes from one try to the next. */
const NOT_CONTENT = new Set(['current_password', 'otp', 'lock_version'])

const asText = (form: ProfileForm) =>
  JSON.stringify(form, (name, value: unknown) =>
    NOT_CONTENT.has(name) ? undefined : value instanceof Blob ? [(value as File).name, value.size, value.type] : value,
  )

/** What this save is known by; nothing when no key came along. */
export function saveOf(
  ctx: Pick<Ctx, 'secrets' | 'now' | 'idempotency_key'>,
  id: string,
  form: ProfileForm,
): Save | undefined {
  const key = ctx.idempotency_key
  if (!key) return undefined
  const hash = (text: string) => ctx.secrets.sign('profile save', `${id} ${text}`)
  return { key: hash(key), content: hash(asText(form)), at: ctx.now.toISOString() }
}

const lately = ({ recent_saves }: Pick<Profile, 'recent_saves'>, now: string) =>
  (recent_saves as Save[]).filter(({ at }) => Date.parse(now) - Date.parse(at) < DAY_MS)

/** Within a day, and among the person's last twenty. */
export function wasSaved(profile: Pick<Profile, 'recent_saves'>, save: Save | undefined): boolean {
  const before = save && lately(profile, save.at).find(({ key }) => key === save.key)
  if (before && before.content !== save.content) throw usedKey()
  return before !== undefined
}

export const savesWith = (profile: Pick<Profile, 'recent_saves'>, save: Save) =>
  JSON.stringify([...lately(profile, save.at), save].slice(-KEPT))
