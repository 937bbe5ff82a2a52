import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'
import type { Duty, Owner } from '../../wire/words.ts'
import { dueNotice, NOTICE_DAYS } from './notice-days.ts'

/** The rest comes with the next run. */
const MOST = 500
const FIRST_DAYS = Math.max(...Object.values(NOTICE_DAYS).flat())
/** What is older was spoken of, or lies before there were letters about it. */
const LAST_DAYS = 30

export type Due = {
  internship_id: string
  kind: Duty
  due_on: string
  owner: Owner
  ordinal: number
  company_id: string
  intern_name: string
  intern_email: string
  company_name: string
}

export const open = async (ctx: Ctx) => {
  const rows = await ctx.db
    .selectFrom('internship_duties as d')
    .innerJoin('internships as i', 'i.id', 'd.internship_id')
    .innerJoin('user_infos as u', 'u.id', 'i.user_info_id')
    .innerJoin('logins as l', 'l.id', 'u.login_id')
    .innerJoin('companies as c', 'c.id', 'd.company_id')
    .select(['d.internship_id', 'd.kind', 'd.due_on', 'd.owner', 'd.company_id', 'l.email as intern_email'])
    .select((e) => [
      e.fn.coalesce('u.social_name', 'u.full_name').as('intern_name'),
      e.fn.coalesce('c.trading_name', 'c.name').as('company_name'),
      e
        .selectFrom('duty_notices as n')
        .select((e) => e.fn.max('n.ordinal').as('ordinal'))
        .whereRef('n.internship_id', '=', 'd.internship_id')
        .whereRef('n.kind', '=', 'd.kind')
        .whereRef('n.due_on', '=', 'd.due_on')
        .as('told'),
    ])
    .where('d.kind', 'in', Object.keys(NOTICE_DAYS))
    .where('d.due_on', '>=', today(ctx.now, -LAST_DAYS))
    .where('d.due_on', '<=', today(ctx.now, FIRST_DAYS))
    .where('l.disabled_at', 'is', null)
    .orderBy('d.due_on')
    .execute()
  const due = rows.flatMap(({ told, ...row }): Due[] => {
    const ordinal = dueNotice(row.kind as Duty, row.due_on, today(ctx.now)) ?? 0
    return ordinal > (told ?? 0) ? [{ ...(row as Omit<Due, 'ordinal'>), ordinal }] : []
  })
  return due.slice(0, MOST)
}
