import { createHash } from 'node:crypto'
import type { Ctx } from '#server/context.ts'

/** The key of a client that may repeat itself, with what it sent: a logo by its name and size. */
export function saveOf({ idempotency_key }: Pick<Ctx, 'idempotency_key'>, id: number, form: object): Buffer | null {
  if (!idempotency_key?.trim()) return null
  const content = JSON.stringify(form, (_, value: unknown) => (value instanceof File ? [value.name, value.size] : value))
  return createHash('sha256').update(JSON.stringify([id, idempotency_key.trim(), content])).digest()
}

export const wasSaved = (before: { last_save: Buffer | null } | undefined, save: Buffer | null) => Boolean(save && before?.last_save?.equals(save))
