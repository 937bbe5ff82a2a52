// What a device at the entrance keeps of its own scans: those that are not sent yet outlive a lost connection and a
// closed tab. No name is among it.
import { OFFLINE } from '#web/storage/forget-offline.ts'
import { stored } from '#web/storage/stored.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { showGate } from '../../wire/gate.ts'

export type Gate = Answer<typeof showGate>['data']['attributes']
export type Scan = { client_id: string; code: string; scanned_at: string; gate: string | null }
/** A presence that the server knows, and the tickets of before do not tell yet. */
export type Entered = { code: string; came_at: string; gate: string | null; seen?: boolean }
/** Of a scan that the server refused: told, never lost. */
export type Refusal = { scanned_at: string; words: string }
export type Kept = { queue: Scan[]; entered: Entered[]; refused: Refusal[]; name: string; wipe_at: string | null }

const DAY_MS = 86_400_000
export const PREFIX = 'event gate '
const NOTHING: Kept = { queue: [], entered: [], refused: [], name: '', wipe_at: null }
const MOST_REFUSED = 50

export const gateStore = (uuid: string) =>
  stored<Kept>(
    `${PREFIX}${uuid}`,
    NOTHING,
    (text) => ({ ...NOTHING, ...(JSON.parse(text) as Partial<Kept>) }),
    (kept) => JSON.stringify(kept),
  )

export const wipeAt = ({ ends_at }: Pick<Gate, 'ends_at'>) =>
  ends_at && new Date(Date.parse(ends_at) + DAY_MS).toISOString()

/** Of events that are over for a day, whose ids it tells; a scan that was never sent stays until it is. */
export function wipeOld(storage: Storage, now: number): string[] {
  const over = Object.keys(storage).filter((key) => {
    if (!key.startsWith(PREFIX)) return false
    const { wipe_at } = JSON.parse(storage.getItem(key) ?? '{}') as Partial<Kept>
    return wipe_at && Date.parse(wipe_at) <= now
  })
  for (const key of over) {
    storage.removeItem(OFFLINE + key)
    const kept = { ...NOTHING, ...(JSON.parse(storage.getItem(key)!) as Partial<Kept>) }
    if (kept.queue.length) storage.setItem(key, JSON.stringify({ ...kept, entered: [], refused: [] }))
    else storage.removeItem(key)
  }
  return over.map((key) => key.slice(PREFIX.length))
}

/** A scan that was answered waits no more. */
export function settled(kept: Kept, scan: Scan, told: Omit<Entered, 'code'> | { refused: string }): Kept {
  const { queue, entered, refused, ...rest } = kept
  const left = queue.filter(({ client_id }) => client_id !== scan.client_id)
  if ('refused' in told) {
    const words = { scanned_at: scan.scanned_at, words: told.refused }
    return { ...rest, entered, queue: left, refused: [words, ...refused].slice(0, MOST_REFUSED) }
  }
  return { ...rest, refused, queue: left, entered: [...entered, { ...told, code: scan.code }] }
}

/** Tickets that were asked for before a scan was sent may not tell of it: it stays for one answer more. */
export const afterTold = (kept: Kept, gate: Pick<Gate, 'ends_at'>): Kept => ({
  ...kept,
  entered: kept.entered.filter(({ seen }) => !seen).map((one) => ({ ...one, seen: true })),
  wipe_at: wipeAt(gate),
})
