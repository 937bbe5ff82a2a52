import type { Ctx } from '#server/context.ts'
import { canonical } from '#wire/paper/canonical.ts'
import type { EventName } from '../../wire/events.ts'
import type { Envelope } from '../envelope-rows.ts'

/** A paper that came later is judged anew. */
const AFTER_WHICH: Partial<Record<EventName, EventName>> = {
  approve_upload: 'upload_contract',
  reject_upload: 'upload_contract',
}

const WHO = ['name', 'email', 'party', 'asker']
const wordsOf = (facts: object) =>
  canonical(Object.fromEntries(Object.entries(facts).filter(([key]) => !WHO.includes(key))))

type Asked = {
  event: EventName
  told: object
  /** Of the envelope that the person saw. */
  lock_version: number | undefined
}

/**
 * Whether this person has done the same to this version already, with the same words: a request that is sent again is
 * answered by how things stand. Who saw the envelope as it stands now asks for something new. The caller holds the row.
 */
export async function wasDone(ctx: Ctx, envelope: Envelope, { event, told, lock_version }: Asked): Promise<boolean> {
  const { id, version } = envelope
  if (lock_version === envelope.lock_version || !('login_id' in ctx.actor)) return false
  const { login_id } = ctx.actor
  const later = AFTER_WHICH[event]
  const last = await ctx.db
    .selectFrom('envelope_events as e')
    .innerJoin('envelope_event_facts as f', (join) =>
      join.onRef('f.envelope_id', '=', 'e.envelope_id').onRef('f.sequence', '=', 'e.sequence'),
    )
    .select(['e.event', 'f.facts'])
    .where('e.envelope_id', '=', id)
    .where('e.version', '=', version)
    .where((e) =>
      e.or([e('e.event', '=', event).and('f.login_id', '=', login_id), ...(later ? [e('e.event', '=', later)] : [])]),
    )
    .orderBy('e.sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.event === event && wordsOf((last.facts ?? {}) as object) === wordsOf(told)
}
