// Tickets by their code, and who came: as the server told, and as this device scanned since.
import type { Gate, Kept, Scan } from './gate-store.ts'

export type Ticket = Gate['tickets'][number]
export type Presence = { came_at: string; gate: string | null }
export type Tickets = { gate: Gate; byCode: ReadonlyMap<string, Ticket>; came: number }

export function ticketsOf(gate: Gate): Tickets {
  const byCode = new Map(gate.tickets.map((ticket) => [ticket.sha256, ticket]))
  return { gate, byCode, came: gate.tickets.filter(({ came_at }) => came_at).length }
}

/** This device's own, the earliest of each ticket. */
export function scannedHere({ entered, queue }: Pick<Kept, 'entered' | 'queue'>): Map<string, Presence> {
  const scans = new Map<string, Presence>()
  for (const { code, came_at, gate } of entered) if (!scans.has(code)) scans.set(code, { came_at, gate })
  for (const { code, scanned_at, gate } of queue) if (!scans.has(code)) scans.set(code, { came_at: scanned_at, gate })
  return scans
}

/** A scan of the same ticket that this device made before, and the server may not know of yet. */
export function earlierWaiting(queue: readonly Scan[], { client_id, code }: Scan): Presence | undefined {
  const first = queue.find((one) => one.code === code)
  return first && first.client_id !== client_id ? { came_at: first.scanned_at, gate: first.gate } : undefined
}

export const presenceOf = (ticket: Ticket, scans: ReadonlyMap<string, Presence>): Presence | undefined =>
  ticket.came_at ? { came_at: ticket.came_at, gate: ticket.gate } : scans.get(ticket.sha256)

export const countIn = ({ byCode, came }: Tickets, scans: ReadonlyMap<string, Presence>) =>
  came + [...scans.keys()].filter((code) => byCode.get(code)?.came_at === null).length

export async function hashOf(code: string): Promise<string> {
  const bytes = new TextEncoder().encode(code.trim().toLowerCase())
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
