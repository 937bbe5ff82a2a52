// What waits for an approver: one query for the page and one for the count, the oldest first.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { daysBetween } from '#server/today.ts'
import { totals } from '#server/totals.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type { listApprovals as endpoint } from '../../wire/approvals.ts'
import { type ContractType, type Kind, KINDS } from '../../wire/words.ts'
import { startOf } from '../queues/start-of.ts'
import { conditions, fromOf, isMine, JOINS } from '../queues/which-envelopes.ts'
import { mustApprove } from './approver.ts'

type Row = {
  id: string
  kind: Kind
  contract_type: ContractType
  code: string
  version: number
  company_id: string
  user_info_id: string
  institution_id: number | null
  intern_name: string
  company_name: string
  institution_name: string | null
  course_name: string | null
  starts_on: string | null
  held_since: string
  own_draft: boolean
  lock_version: number
}

export async function listApprovals(
  ctx: Ctx,
  { page, per_page, q }: Received<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const asker = await mustApprove(ctx)
  const seen = await conditions(ctx, asker, isMine(asker), { page, per_page, state: ['approval'], ...(q && { q }) })
  // Who sees a contract need not be its approver.
  const where = sql`${seen} and e.company_id = any(${asker.approves_in}::uuid[])`
  const offset = Math.min((page - 1) * per_page, 2 ** 31)
  const { rows } = await sql<Row>`
    select e.id, e.kind, e.contract_type, e.code, e.version, e.held_since, e.lock_version,
      e.company_id, e.user_info_id, s.id as institution_id,
      coalesce(u.social_name, u.full_name) as intern_name, coalesce(c.trading_name, c.name) as company_name,
      s.name as institution_name, coalesce(k.name, t.course_name) as course_name, t.starts_on,
      coalesce(four_eyes_of(e.company_id) and (coalesce(v.created_by, e.created_by) = ${asker.login_id}::uuid
        or ${asker.login_id}::uuid = any(v.written_by)), false) as own_draft
    from (select e.id as chosen from ${fromOf({ q })} where ${where} order by e.held_since, e.id
      limit ${per_page} offset ${offset}) page
    join envelopes e on e.id = page.chosen ${JOINS}
    left join envelope_versions v on v.envelope_id = e.id and v.number = e.version
    order by e.held_since, e.id`.execute(ctx.db)
  const counted = await sql<{ n: number }>`select count(*)::int as n from ${fromOf({ q })} where ${where}`.execute(
    ctx.db,
  )
  return {
    collection: {
      data: rows.map((row) => {
        const { id, ...attributes } = row
        return {
          id,
          type: 'approval',
          attributes: {
            ...attributes,
            type_name: KINDS[row.kind],
            start: startOf({ ...row, state: 'approval' }, ctx.now),
            days: daysBetween(Date.parse(row.held_since), ctx.now.getTime()),
          },
        }
      }),
    },
    ...totals(counted.rows[0]!.n, per_page),
  }
}
