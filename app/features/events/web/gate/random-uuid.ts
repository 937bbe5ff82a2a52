import { randomKey } from '#web/calls/save-key.ts'

/** Where browsers have no randomUUID too. */
export function randomUuid() {
  const hex = randomKey()
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
