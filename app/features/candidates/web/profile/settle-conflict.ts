// Two tabs changed the same fields: what stands after the person has chosen.
import { type OwnProfile, type ProfileKey, type ProfileValues, sentValue, valuesOf } from './profile-values.ts'

type Values = Partial<ProfileValues>
type Sides = { typed: Values; /** What the form was filled from. */ before: OwnProfile; now: OwnProfile; conflicting: readonly string[]; /** Of those, where what was typed stays. */ kept: readonly string[] }

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

/** What was typed where nobody else wrote, or where the person keeps it; what is stored everywhere else. */
export function settleConflict({ typed, before, now, conflicting, kept }: Sides): Values {
  const keys = Object.keys(typed) as ProfileKey[]
  const [read, stored] = [valuesOf(before, keys), valuesOf(now, keys)]
  const stays = (key: ProfileKey) => (conflicting.includes(key) ? kept.includes(key) : text(typed, key) !== text(read, key) || typed[key] instanceof Blob)
  return Object.fromEntries(keys.map((key) => [key, stays(key) ? withoutGone(typed[key], stored[key]) : stored[key]])) as Values
}

