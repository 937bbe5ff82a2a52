import { randomFillSync } from 'node:crypto'

// Randomness is fetched in bulk: one system call for each request is measurable.
const pool = Buffer.alloc(4096)
let taken = pool.length

/** UUIDv7: 48 bits of time first, so that new rows are neighbours in their index. */
export function uuid(now = Date.now()): string {
  if (taken === pool.length) {
    randomFillSync(pool)
    taken = 0
  }
  const bytes = pool.subarray(taken, (taken += 16))
  bytes.writeUIntBE(now, 0, 6)
  bytes[6] = (bytes[6]! & 0x0f) | 0x70
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** In milliseconds. */
export const madeAt = (id: string) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)

export const isUuid = (text: string) => /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)
