// What a number counts: as a list, and row by row for files.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { invalid, notFound } from '#server/refusal.ts'
import { totals } from '#server/totals.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type { createReportExport, listReportRows } from '../wire/reports.ts'
import type { Counted } from './report.ts'
import { scopeOf } from './scope.ts'
import { ALL, named } from './show.ts'

type Found = { id: string } & Row
export type Row = Answer<typeof listReportRows>['collection']['data'][number]['attributes']
export type Asked = Omit<Received<typeof createReportExport>['body'], 'format'>

async function countedBy(ctx: Ctx, asked: string, { cell, key, ...filters }: Asked) {
  const counted = ALL[named(asked)].rows?.(await scopeOf(ctx, filters), cell, key)
  if (!counted) throw notFound()
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${counted}) r`.execute(ctx.db)
  return { counted, n: rows[0]!.n }
}

type Part = { limit: number; offset?: number; after?: Found | undefined }
async function read(ctx: Ctx, counted: Counted, { limit, offset = 0, after }: Part) {
  const rest = after
    ? sql`r."from" < ${after.from} or (r."from" = ${after.from} and r.id > ${after.id}::uuid)`
    : sql`true`
  const { rows } = await sql<Found>`select * from (${counted}) r where ${rest}
    order by r."from" desc, r.id limit ${limit} offset ${offset}`.execute(ctx.db)
  return rows
}

export async function listRows(ctx: Ctx, name: string, query: Received<typeof listReportRows>['query']) {
  const { page, per_page, ...asked } = query
  const { counted, n } = await countedBy(ctx, name, asked)
  const rows = await read(ctx, counted, { limit: per_page, offset: (page - 1) * per_page })
  const data = rows.map(({ id, ...attributes }) => ({ id, type: 'report_row' as const, attributes }))
  return { collection: { data }, ...totals(n, per_page) }
}

const AT_ONCE = 5_000

/** A part in memory at a time, and no connection held between two of them: whoever reads slowly keeps nobody waiting. */
async function* each(ctx: Ctx, counted: Counted): AsyncGenerator<Row> {
  let after: Found | undefined
  do {
    const rows = await read(ctx, counted, { limit: AT_ONCE, after })
    yield* rows
    after = rows.length < AT_ONCE ? undefined : rows.at(-1)
  } while (after)
}

/** All of them, counted first: more than `most` are refused before the first is read. */
export async function allRows(ctx: Ctx, name: string, asked: Asked, { most, words }: { most: number; words: string }) {
  const { counted, n } = await countedBy(ctx, name, asked)
  if (n > most) throw invalid({ cell: words })
  return { rows: each(ctx, counted), n }
}
