// A save that comes again because its answer was lost: known by the key of whoever sends it, with what was sent.
import { createHash } from 'node:crypto'
import type { Ctx } from './context.ts'

/** Of an Idempotency-Key; columns that hold one are as long. */
export const LONGEST_KEY = 200

/** Of a row that is saved whole: a file counts by its name and size. */
export function saveOf(
  { idempotency_key }: Pick<Ctx, 'idempotency_key'>,
  id: number | string,
  form: object,
): Buffer | null {
  if (!idempotency_key) return null
  const content = JSON.stringify(form, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size] : value,
  )
  return createHash('sha256')
    .update(JSON.stringify([id, idempotency_key, content]))
    .digest()
}

export const wasSaved = (before: { last_save: Buffer | null } | undefined, save: Buffer | null) =>
  Boolean(save && before?.last_save?.equals(save))
