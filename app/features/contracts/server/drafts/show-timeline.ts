import { findFolder } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { KINDS } from '../../wire/words.ts'
import { happenedWords, toldTo } from '../detail/happened-words.ts'

const MOST = 200
/** Looking at a document is no step of it. */
const QUIET = ['download', 'open']

export async function showTimeline(ctx: Ctx, id: string) {
  const folder = await findFolder(ctx, id)
  const own = ctx.actor.user_type === 'User'
  const party = own ? 'internship_sign' : 'company_sign'
  const rows = await ctx.db
    .selectFrom('envelope_events as h')
    .innerJoin('envelopes as e', 'e.id', 'h.envelope_id')
    .leftJoin('envelope_event_facts as f', (join) =>
      join.onRef('f.envelope_id', '=', 'h.envelope_id').onRef('f.sequence', '=', 'h.sequence'),
    )
    .select(['h.envelope_id', 'e.kind', 'h.event', 'h.version', 'h.happened_at', 'f.facts'])
    .where('e.internship_id', '=', folder.id)
    .where('h.event', 'not in', QUIET)
    .where('e.state', '!=', 'not_defined')
    .$if(own, (query) =>
      query
        .where('e.sent_at', 'is not', null)
        // Of a rejected one they read that it was rejected, and nothing else.
        .where((e) => e.or([e('e.state', '!=', 'rejected'), e('h.event', '=', 'reject')])),
    )
    .orderBy('h.happened_at', 'desc')
    .orderBy('h.sequence', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ envelope_id, kind, event, version, happened_at, facts }) => ({
    envelope_id,
    type_name: KINDS[kind as keyof typeof KINDS],
    words: happenedWords(event, toldTo({ party }, event, facts), version),
    happened_at,
  }))
}
