import { type RawBuilder, sql } from 'kysely'
import type { Ctx, SignedIn } from '#server/context.ts'
import { brokenConstraint } from '#server/database/transaction.ts'
import { invalid, notFound } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import { isUuid, uuid } from '#server/uuid.ts'
import type { Received } from '#wire/endpoint.ts'
import { bareEmail } from '#wire/person/email.ts'
import { isoDate } from '#wire/time/date.ts'
import type { addAttorney } from '../../wire/attorneys.ts'

/** Whose power it is: of one of them. */
export type Grantor = { company_id: string } | { institution_id: number }
type Row = { id: string; name: string; email: string; granted_on: string; of: string; own: boolean }

const FUTURE = 'A procuração precisa ter data de hoje ou de antes'
const TWICE = 'Este e-mail já está na lista'
const NONE = 'Não encontramos este procurador na lista.'

const upwards = (grantor: Grantor): RawBuilder<unknown> =>
  'company_id' in grantor
    ? sql`select id, parent_id, coalesce(trading_name, name) as name, 0 as depth from companies
        where id = ${grantor.company_id}
      union all select c.id, c.parent_id, coalesce(c.trading_name, c.name), depth + 1
        from companies c join up on c.id = up.parent_id where depth < 20`
    : sql`select id, parent_id, name, 0 as depth from institutions where id = ${grantor.institution_id}
      union all select i.id, i.parent_id, i.name, depth + 1
        from institutions i join up on i.id = up.parent_id where depth < 20`

/** Of a company or an institution and of those above it. */
export async function attorneysOf(ctx: Ctx, grantor: Grantor): Promise<Row[]> {
  const column = sql.ref('company_id' in grantor ? 'a.company_id' : 'a.institution_id')
  const { rows } = await sql<Row>`
    with recursive up as (${upwards(grantor)})
    select a.id, a.name, a.email, a.granted_on, up.name as of, up.depth = 0 as own
    from up join attorneys a on ${column} = up.id order by a.name, a.id`.execute(ctx.db)
  return rows
}

export const showAttorneys = async (ctx: Ctx, grantor: Grantor) => ({
  data: (await attorneysOf(ctx, grantor)).map(({ id, ...attributes }) => ({
    id,
    type: 'attorney' as const,
    attributes,
  })),
})

type Form = Received<typeof addAttorney>['body']['attorney']

export async function listAttorney(ctx: Ctx, grantor: Grantor, { name, email, granted_on }: Form) {
  const day = isoDate(granted_on)!
  if (day > today(ctx.now)) throw invalid({ granted_on: FUTURE })
  await ctx.db
    .insertInto('attorneys')
    .values({
      id: uuid(ctx.now.getTime()),
      ...grantor,
      name: name.trim(),
      email: bareEmail(email),
      granted_on: day,
      listed_by: (ctx.actor as SignedIn).login_id,
      listed_at: ctx.now.toISOString(),
    })
    .execute()
    .catch((error: unknown) => {
      throw brokenConstraint(error)?.startsWith('attorneys_of_') ? invalid({ email: TWICE }) : error
    })
}

/** What was passed on by it already stays so. */
export async function dropAttorney(ctx: Ctx, grantor: Grantor, id: string) {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('attorneys')
    .where('id', '=', isUuid(id) ? id : null)
    .where((e) => e.and(grantor))
    .executeTakeFirst()
  if (!numDeletedRows) throw notFound(NONE)
}
