import type { Ctx } from '#server/context.ts'
import { canonical } from '#wire/paper/canonical.ts'
import type { EventName } from '../../wire/events.ts'
import type { Envelope } from '../envelope-rows.ts'

/** A paper that came later is judged anew. */
const AFTER_WHICH: Partial<Record<EventName, EventName>> = { reject_upload: 'upload_contract' }

const WHO = ['name', 'email', 'party', 'asker']
const wordsOf = (facts: object) =>
  canonical(Object.fromEntries(Object.entries(facts).filter(([key]) => !WHO.includes(key))))

/**
 * Whether this person has done the same to this version already, with the same words: a request that is sent again is
 * answered by how things stand. The caller holds the row.
 */
export async function wasDone(ctx: Ctx, { id, version }: Envelope, event: EventName, told: object): Promise<boolean> {
  const later = AFTER_WHICH[event]
  const last = await ctx.db
    .selectFrom('envelope_events as e')
    .innerJoin('envelope_event_facts as f', (join) =>
      join.onRef('f.envelope_id', '=', 'e.envelope_id').onRef('f.sequence', '=', 'e.sequence'),
    )
    .select(['e.event', 'f.login_id', 'f.facts'])
    .where('e.envelope_id', '=', id)
    .where('e.version', '=', version)
    .where('e.event', 'in', later ? [event, later] : [event])
    .orderBy('e.sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last?.event !== event || !('login_id' in ctx.actor) || last.login_id !== ctx.actor.login_id) return false
  return wordsOf((last.facts ?? {}) as object) === wordsOf(told)
}
