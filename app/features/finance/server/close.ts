// Closing: a month's lines, stipends and file are written once, and the database keeps them from change.
import { sql } from 'kysely'
import { sha256 } from '#server/sealing/cms.ts'
import type { Ctx } from '#server/context.ts'
import { conflict, invalid } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import { uuid } from '#server/uuid.ts'
import { formatDate } from '#wire/time/date.ts'
import { dayOf, lastOf, monthFrom, monthWords } from '../wire/months.ts'
import { numberOf } from './closed.ts'
import { closedMonths, draftOf } from './draft.ts'
import { drawStatement } from './draw-statement.ts'
import { firstCharged } from './whose.ts'

const RUNS = 'Este mês ainda não terminou: ele pode ser fechado a partir do primeiro dia do mês seguinte.'
const first = (month: string) => `Feche primeiro o extrato de ${monthWords(month)}: os meses fecham em ordem.`
const noFee = (day: string) =>
  `Não há taxa cadastrada para o dia ${formatDate(day)}. A operação precisa cadastrá-la antes de fechar o mês.`

export const isOver = (ctx: Ctx, month: string) => today(ctx.now) > dayOf(month, lastOf(month))

/** What is due before it, if anything: a month that is passed over is never charged. */
export async function dueBefore(ctx: Ctx, company_id: string, month: string): Promise<string | undefined> {
  const last = (await closedMonths(ctx, company_id)).at(-1)
  const due = last ? monthFrom(last, 1) : await firstCharged(ctx, company_id)
  return due && month > due ? due : undefined
}

/** Closed already, it stays as it is. The caller has a transaction. */
export async function closeMonth(ctx: Ctx, company_id: string, month: string): Promise<void> {
  // Two closings, or a closing and a new fee, wait for each other here.
  const company = await ctx.db
    .selectFrom('companies')
    .select(['id', 'cnpj', sql<string>`coalesce(trading_name, name)`.as('name')])
    .where('id', '=', company_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const closed = await closedMonths(ctx, company_id)
  if (closed.includes(month)) return
  if (!isOver(ctx, month)) throw invalid({ month: RUNS })
  const due = await dueBefore(ctx, company_id, month)
  if (due) throw conflict(first(due))
  const { missing, lines, stipends, ...draft } = await draftOf(ctx, company_id, month)
  if (missing[0]) throw conflict(noFee(missing[0]))
  const { rows } = await sql<{ serial: number }>`select nextval('statement_serials')::int as serial`.execute(ctx.db)
  const { serial } = rows[0]!
  const number = numberOf(month, serial)
  const pdf = await drawStatement(ctx, { company, number, closed_on: today(ctx.now), lines, ...draft })
  const statement_id = uuid(ctx.now.getTime())
  await ctx.db
    .insertInto('statements')
    .values({
      id: statement_id,
      company_id,
      month,
      serial,
      company_name: company.name,
      cents: draft.cents,
      stipend_cents: draft.stipend_cents,
      closed_at: ctx.now.toISOString(),
      pdf: Buffer.from(pdf),
      sha256: sha256(pdf).toString('hex'),
    })
    .execute()
  await insert(ctx, 'statement_lines', lines, (line, position) => ({
    id: uuid(ctx.now.getTime()),
    statement_id,
    position,
    ...line,
  }))
  await insert(ctx, 'statement_stipends', stipends, (row, position) => ({ statement_id, position, ...row }))
}

/** As one parameter, however many rows there are. */
async function insert<Row>(
  ctx: Ctx,
  table: 'statement_lines' | 'statement_stipends',
  rows: Row[],
  whole: (row: Row, position: number) => object,
) {
  const all = JSON.stringify(rows.map((row, at) => whole(row, at + 1)))
  const name = sql.table(table)
  await sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${all}::jsonb)`.execute(ctx.db)
}
