// Who approves for an approver who is away, from one day to another.
import { sql } from 'kysely'
import { membershipIn } from '#features/companies/server/companies.ts'
import { refuseSuspended } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { contains } from '#server/database/contains.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, forbidden, invalid, notFound } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import { isUuid, uuid } from '#server/uuid.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type { listSubstitutes as endpoint, nameSubstitute as named } from '../../wire/approvals.ts'
import { hasFlag, mustApprove } from './approver.ts'

type Resource = Answer<typeof endpoint>['data'][number]
type Form = Received<typeof named>['body']['substitute']

const ONLY_APPROVERS = 'Só quem aprova por conta própria escolhe quem aprova no seu lugar.'
const NOT_A_COLLEAGUE = 'Escolha uma pessoa da empresa, com acesso ativo'
const ONESELF = 'Escolha outra pessoa: você já aprova'
const OVER = 'Escolha um dia de hoje em diante'
const TWICE = 'Já há alguém no seu lugar nesses dias. Termine aquela substituição antes.'
const MOST = 20

/** Whoever acts for this person's company: its own people, and those of the companies above and below. */
const colleagues = (ctx: Ctx) => {
  const { company_id, manager_id } = membershipIn(ctx)
  return sql<{ value: string; label: string; description: string | null }>`
    with recursive up as (select id, parent_id from companies where id = ${company_id}
        union select c.id, c.parent_id from companies c join up on up.parent_id = c.id),
      down as (select id from companies where id = ${company_id}
        union select c.id from companies c join down on c.parent_id = down.id)
    select m.id as value, m.name as label, m.job_title as description from company_managers m
    where m.company_id in (select id from up union select id from down)
      and m.deactivated_at is null and m.id <> ${manager_id}`
}

export async function substituteOptions(ctx: Ctx, q?: string) {
  await mustApprove(ctx)
  const { rows } = await sql<{ value: string; label: string; description: string | null }>`
    select * from (${colleagues(ctx)}) people
    where ${q ? contains(sql`fold(label)`, q) : sql`true`} order by label, value limit ${sql.lit(MOST)}`.execute(ctx.db)
  return rows
}

const rowsOf = (ctx: Ctx) =>
  ctx.db
    .selectFrom('approval_substitutes as s')
    .innerJoin('company_managers as m', 'm.id', 's.manager_id')
    .innerJoin('company_managers as x', 'x.id', 's.substitute_id')
    .select([
      's.id',
      's.from_day',
      's.until_day',
      's.manager_id',
      'm.name as manager_name',
      'x.name as substitute_name',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

const resource = (ctx: Ctx, { id, manager_id, ...row }: Row): Resource => ({
  id,
  type: 'approval_substitute',
  attributes: {
    ...row,
    mine: manager_id === membershipIn(ctx).manager_id,
    standing: row.from_day <= today(ctx.now) ? 'active' : 'coming',
  },
})

/** Those that this person has named, and those in whose place this person stands. */
export async function listSubstitutes(ctx: Ctx): Promise<Answer<typeof endpoint>> {
  const { manager_id } = await mustApprove(ctx)
  const rows = await rowsOf(ctx)
    .where('s.until_day', '>=', today(ctx.now))
    .where((e) => e.or([e('s.manager_id', '=', manager_id), e('s.substitute_id', '=', manager_id)]))
    .orderBy('s.from_day')
    .orderBy('s.id')
    .execute()
  return { data: rows.map((row) => resource(ctx, row)), may_name: await hasFlag(ctx, manager_id) }
}

export const showSubstitute = async (ctx: Ctx, id: string) => ({
  data: resource(ctx, await rowsOf(ctx).where('s.id', '=', id).executeTakeFirstOrThrow()),
})

export async function nameSubstitute(ctx: Ctx, { substitute_id, from_day, until_day }: Form) {
  const { manager_id } = await mustApprove(ctx)
  if (!(await hasFlag(ctx, manager_id))) throw forbidden(ONLY_APPROVERS)
  await refuseSuspended(ctx, membershipIn(ctx).company_id)
  if (substitute_id === manager_id) throw invalid({ substitute_id: ONESELF })
  if (until_day < today(ctx.now)) throw invalid({ until_day: OVER })
  const { rows } = await sql`select from (${colleagues(ctx)}) people where value = ${substitute_id}`.execute(ctx.db)
  if (!rows.length) throw invalid({ substitute_id: NOT_A_COLLEAGUE })
  return transaction(ctx, async (ctx) => {
    // Two that are named at once wait for each other here.
    await ctx.db.selectFrom('company_managers').select('id').where('id', '=', manager_id).forNoKeyUpdate().execute()
    const other = await ctx.db
      .selectFrom('approval_substitutes')
      .select('id')
      .where('manager_id', '=', manager_id)
      .where('from_day', '<=', until_day)
      .where('until_day', '>=', from_day)
      .executeTakeFirst()
    if (other) throw conflict(TWICE)
    const id = uuid(ctx.now.getTime())
    const created_at = ctx.now.toISOString()
    await ctx.db
      .insertInto('approval_substitutes')
      .values({ id, manager_id, substitute_id, from_day, until_day, created_at })
      .execute()
    return id
  })
}

/** By whoever has named it. */
export async function endSubstitution(ctx: Ctx, id: string) {
  const { manager_id } = await mustApprove(ctx)
  const gone = isUuid(id)
    ? await ctx.db
        .deleteFrom('approval_substitutes')
        .where('id', '=', id)
        .where('manager_id', '=', manager_id)
        .executeTakeFirst()
    : undefined
  if (!gone?.numDeletedRows) throw notFound('Não encontramos esta substituição.')
}
