import type { Ctx } from '#server/context.ts'
import type { Asker } from '../asker.ts'
import { happenedWords, toldTo } from './happened-words.ts'

/** What happened to an envelope in words, the newest first. */
export async function historyOf(ctx: Ctx, id: string, asker: Asker) {
  const rows = await ctx.db
    .selectFrom('envelope_events as e')
    .leftJoin('envelope_event_facts as f', (join) =>
      join.onRef('f.envelope_id', '=', 'e.envelope_id').onRef('f.sequence', '=', 'e.sequence'),
    )
    .select(['e.event', 'e.version', 'e.happened_at', 'f.facts'])
    .where('e.envelope_id', '=', id)
    .orderBy('e.sequence', 'desc')
    .execute()
  return rows.map(({ event, version, happened_at, facts }) => ({
    event,
    version,
    happened_at,
    words: happenedWords(event, toldTo(asker, event, facts), version),
  }))
}
