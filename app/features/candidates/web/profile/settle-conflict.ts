// Two tabs changed the same fields: what stands after the person has chosen.
import { type OwnProfile, type ProfileKey, type ProfileValues, sentValue, valuesOf } from './profile-values.ts'

type Values = Partial<ProfileValues>
type Sides = {
  typed: Values
  /** What the form was filled from. */ before: OwnProfile
  now: OwnProfile
  conflicting: readonly string[]
  /** Of those, where what was typed stays. */ kept: readonly string[]
}

const text = (values: Values, key: ProfileKey) => JSON.stringify(sentValue(values, key) ?? '')

/** Rows that somebody took away meanwhile come back as new ones. */
function withoutGone(value: unknown, now: unknown) {
  if (!Array.isArray(value) || !value.some((row) => row?.id)) return value
  const known = new Set((now as { id?: string }[]).map(({ id }) => id))
  return value.flatMap((row: { id?: string; _destroy?: boolean }) => {
    if (!row.id || known.has(row.id)) return [row]
    const { id: _, ...rest } = row
    return row._destroy ? [] : [rest]
  })
}

/** To keep one's own list is to take away what another place has added to it. */
function withoutAdded(value: unknown, now: unknown, before: unknown) {
  if (!Array.isArray(value) || !Array.isArray(now)) return value
  const known = new Set([...value, ...(before as { id?: string }[])].map((row: { id?: string }) => row?.id))
  return [
    ...value,
    ...now
      .filter((row: { id?: string }) => row?.id && !known.has(row.id))
      .map((row: object) => ({ ...row, _destroy: true })),
  ]
}

/** What was typed where nobody else wrote, or where the person keeps it; what is stored everywhere else. */
export function settleConflict({ typed, before, now, conflicting, kept }: Sides): Values {
  const keys = Object.keys(typed) as ProfileKey[]
  const [read, stored] = [valuesOf(before, keys), valuesOf(now, keys)]
  const stays = (key: ProfileKey) =>
    conflicting.includes(key) ? kept.includes(key) : text(typed, key) !== text(read, key) || typed[key] instanceof Blob
  const mine = (key: ProfileKey) =>
    kept.includes(key)
      ? withoutAdded(withoutGone(typed[key], stored[key]), stored[key], read[key])
      : withoutGone(typed[key], stored[key])
  return Object.fromEntries(keys.map((key) => [key, stays(key) ? mine(key) : stored[key]])) as Values
}
