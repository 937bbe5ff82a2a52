import { callOnce } from '#web/calls/call-once.ts'
import { Refused } from '#wire/send.ts'
import { checkIn } from '../../wire/gate.ts'
import type { Scan } from './gate-store.ts'
import type { Told } from './verdict.ts'

/** What the event itself says; anything else, as a proxy's own page or a log-in that ended, may be stored later. */
const FOR_GOOD = [404, 409, 422]
/** A connection that hangs is none. */
const PATIENCE_MS = 10_000

/** Undefined while nobody answers. */
export async function sendScan(uuid: string, check_in: Scan): Promise<Told | undefined> {
  const how = { signal: AbortSignal.timeout(PATIENCE_MS) }
  try {
    return { answer: (await callOnce(checkIn, { uuid, check_in }, how)).data.attributes }
  } catch (error) {
    const refused = error instanceof Refused && FOR_GOOD.includes(error.status) && error.body.messages
    return refused ? { refused: refused.join(' ') } : undefined
  }
}
