// Files of rows: sent at once where these are few, else made by a task.
import { sql } from 'kysely'
import { membershipIn } from '#features/companies/server/companies.ts'
import { fileUrl } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { enqueue } from '#server/tasks/task.ts'
import { uuid } from '#server/uuid.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import {
  type createReportExport,
  EXPORT_DAYS,
  type exportReportRows,
  MOST_EXPORTED,
  MOST_ROWS,
} from '../../wire/reports.ts'
import { type ReportName, REPORTS } from '../../wire/words.ts'
import { allRows } from '../rows.ts'
import { rowsFile } from '../rows-file.ts'
import { makeExport } from './make-export.ts'

type Made = Answer<typeof createReportExport>['data']
type Row = { id: string; report: ReportName; file_id: string | null } & Omit<Made['attributes'], 'title' | 'url'>

const EXPORTS = { name: 'report exports', times: 20, seconds: 3600 }
const MANY = {
  most: MOST_ROWS,
  words: 'São mais de 50.000 linhas: peça o arquivo, e um e-mail avisa quando ele estiver pronto.',
}
const TOO_MANY = { most: MOST_EXPORTED, words: 'São mais de 1.000.000 de linhas: escolha um período menor ou filtre.' }

export async function sendRows(
  ctx: Ctx,
  name: string,
  { format = 'xlsx', ...asked }: Received<typeof exportReportRows>['query'],
) {
  const { rows } = await allRows(ctx, name, asked, MANY)
  return rowsFile(rows, format)
}

/** Whoever asked for a file finds it while they belong to the same company, and nobody else. */
export async function listExports(ctx: Ctx, id?: string): Promise<Made[]> {
  const { manager_id, company_id } = membershipIn(ctx)
  const { rows } = await sql<Row>`
    select id, report, format, state, row_count as rows, created_at, file_id from report_exports
    where created_by = ${manager_id} and company_id = ${company_id}
      and (${id ?? null}::uuid is null or id = ${id ?? null}::uuid)
      and created_at > ${ctx.now}::timestamptz - make_interval(days => ${EXPORT_DAYS})
    order by created_at desc limit 50`.execute(ctx.db)
  return rows.map(({ id, file_id, ...row }) => ({
    id,
    type: 'report_export',
    attributes: {
      ...row,
      title: REPORTS[row.report],
      url: file_id && fileUrl(ctx, { id: file_id, private: true }),
    },
  }))
}

export async function beginExport(
  ctx: Ctx,
  report: string,
  { format, ...asked }: Received<typeof createReportExport>['body'],
) {
  const { manager_id, company_id } = membershipIn(ctx)
  ctx.limits.spend(EXPORTS, manager_id)
  await allRows(ctx, report, asked, TOO_MANY)
  const id = uuid(ctx.now.getTime())
  await ctx.db
    .insertInto('report_exports')
    .values({
      id,
      company_id,
      created_by: manager_id,
      report,
      asked: JSON.stringify(asked),
      format,
      created_at: ctx.now.toISOString(),
    })
    .execute()
  await enqueue(ctx, makeExport, { id })
  return id
}
