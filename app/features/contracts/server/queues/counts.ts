import { sql } from 'kysely'
import { myTree } from '#features/companies/server/companies.ts'
import { WITHOUT_DOCUMENT } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'
import type { Answer } from '#wire/endpoint.ts'
import { mayUse } from '#wire/person/roles.ts'
import type { countOwnedEnvelopes, countWaitingEnvelopes } from '../../wire/counts.ts'
import { type Asker, signedInAsker } from '../asker.ts'
import { isMine, ON_ITS_WAY, WHICH, whose } from './which-envelopes.ts'

type Owned = Answer<typeof countOwnedEnvelopes>['data']
type Waiting = Answer<typeof countWaitingEnvelopes>['data']

/** What comes before a document, and who drafts contracts sees. */
async function beforeDocuments(ctx: Ctx, asker: Asker) {
  if (asker.party !== 'company_sign' || !mayUse('CONTRACTS', asker.roles))
    return { folders: 0, open_invites: 0, answers_to_check: 0 }
  const tree = await myTree(ctx)
  const { rows } = await sql<{ folders: number; open_invites: number; answers_to_check: number }>`select
    (select count(*)::int from internships i
      where i.company_id = any(${tree}::uuid[]) and ${WITHOUT_DOCUMENT}) as folders,
    (select count(*)::int from internship_forms f where f.company_id = any(${tree}::uuid[]) and f.state = 'open'
      and f.expires_on >= ${today(ctx.now)}::date) as open_invites,
    (select count(*)::int from internship_forms f where f.company_id = any(${tree}::uuid[]) and f.kind = 'data'
      and f.state = 'answered'
      and exists (select from data_requests r where r.form_id = f.id and r.party = 'company_sign')
      and not exists (select from data_checks c where c.form_id = f.id and c.party = 'company_sign'))
      as answers_to_check`.execute(ctx.db)
  return rows[0]!
}

/** What is somebody's own is sought in what is still open only: what is done waits for nobody. */
export async function countOwned(ctx: Ctx): Promise<{ data: Owned }> {
  const asker = await signedInAsker(ctx)
  const [theirs, mine] = [await whose(ctx, asker), isMine(asker)]
  const { rows } = await sql<Omit<Owned, 'open_invites' | 'answers_to_check'>>`
    select count(*)::int as all, count(*) filter (where ${ON_ITS_WAY})::int as on_its_way,
      count(*) filter (where ${WHICH.rejected(mine)})::int as rejected,
      count(*) filter (where ${WHICH.completed(mine)})::int as completed,
      count(*) filter (where ${WHICH.drafts(mine)})::int as drafts,
      (select count(*)::int from envelopes e where ${theirs} and ${WHICH.mine(mine)}) as mine
    from envelopes e where ${theirs}`.execute(ctx.db)
  const { folders, ...before } = await beforeDocuments(ctx, asker)
  const counted = rows[0]!
  return { data: { ...counted, ...before, drafts: counted.drafts + folders } }
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
