import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { countOwnedEnvelopes, countWaitingEnvelopes } from '../../wire/counts.ts'
import { signedInAsker } from '../asker.ts'
import { isMine, ON_ITS_WAY, WHICH, whose } from './which-envelopes.ts'

type Owned = Answer<typeof countOwnedEnvelopes>['data']
type Waiting = Answer<typeof countWaitingEnvelopes>['data']

/** What is somebody's own is sought in what is still open only: what is done waits for nobody. */
export async function countOwned(ctx: Ctx): Promise<{ data: Owned }> {
  const asker = await signedInAsker(ctx)
  const [theirs, mine] = [await whose(ctx, asker), isMine(asker)]
  const { rows } = await sql<Owned>`
    select count(*)::int as all, count(*) filter (where ${ON_ITS_WAY})::int as on_its_way,
      count(*) filter (where ${WHICH.rejected(mine)})::int as rejected,
      count(*) filter (where ${WHICH.completed(mine)})::int as completed,
      count(*) filter (where ${WHICH.drafts(mine)})::int as drafts,
      (select count(*)::int from envelopes e where ${theirs} and ${WHICH.mine(mine)}) as mine
    from envelopes e where ${theirs}`.execute(ctx.db)
  return { data: rows[0]! }
}

export async function countWaiting(ctx: Ctx): Promise<{ data: Waiting }> {
  const { rows } = await sql<Waiting>`
    select count(*) filter (where state = 'review')::int as review,
      count(*) filter (where state = 'upload_review')::int as upload_review,
      count(*) filter (where state = 'not_defined')::int as not_defined,
      (select count(*)::int from envelopes where state = 'sealing') as sealing,
      min(held_since) as oldest_since
    from envelopes e where e.holder = 'walljobs' and ${ON_ITS_WAY}`.execute(ctx.db)
  return { data: rows[0]! }
}
