import { isDeepStrictEqual } from 'node:util'
import type { Ctx } from '#server/context.ts'
import { madeAt } from '#server/uuid.ts'
import type { ProfileForm } from '../../wire/profile.ts'

const MOMENT_MS = 10_000

type Row = { id: string }
/** Whether a new row is one of those that stand; each of them answers for one. */
export type Repeats = (standing: readonly Row[]) => (row: object) => boolean

/** Where neither a key nor a version tells two saves apart, the same new row within a moment is a second press and not a second row. */
export function repeatsIn(
  { now, idempotency_key }: Pick<Ctx, 'now' | 'idempotency_key'>,
  { lock_version }: Pick<ProfileForm, 'lock_version'>,
): Repeats {
  const toldApart = Boolean(idempotency_key) || lock_version !== undefined
  return (standing) => {
    const recent = new Set(toldApart ? [] : standing.filter(({ id }) => now.getTime() - madeAt(id) < MOMENT_MS))
    return (row) => {
      const one = [...recent].find((known) => alike(known as Row & Record<string, unknown>, row))
      return one !== undefined && recent.delete(one)
    }
  }
}

/** A file that comes again is kept under another id. */
const alike = (known: Record<string, unknown>, row: object) =>
  Object.entries(row).every(([name, value]) =>
    name === 'file_id' ? Boolean(known[name]) === Boolean(value) : isDeepStrictEqual(known[name], value),
  )
