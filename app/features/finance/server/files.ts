// A month as files: PDF, spreadsheet, and the payroll file.
import type { Ctx } from '#server/context.ts'
import { writeCsv } from '#server/spreadsheets/write-csv.ts'
import { writeSheet } from '#server/spreadsheets/sheet.ts'
import { today } from '#server/today.ts'
import { moneyOf } from '../wire/cents.ts'
import { PAYROLL_COLUMNS } from '../wire/payroll-columns.ts'
import { closedStatement } from './closed.ts'
import { draftOf } from './draft.ts'
import { drawStatement } from './draw-statement.ts'
import { lineWords } from './line-words.ts'
import { companyName } from './show-statement.ts'

type Asked = { company_id: string; month: string }

export async function pdfOf(ctx: Ctx, { company_id, month }: Asked): Promise<Uint8Array<ArrayBuffer>> {
  const kept = await ctx.db
    .selectFrom('statements')
    .select('pdf')
    .where('company_id', '=', company_id)
    .where('month', '=', month)
    .executeTakeFirst()
  if (kept) return new Uint8Array(kept.pdf)
  const company = await companyName(ctx, company_id)
  const draft = await draftOf(ctx, company_id, month)
  return drawStatement(ctx, { company, closed_on: today(ctx.now), ...draft })
}

const contentOf = async (ctx: Ctx, { company_id, month }: Asked) =>
  (await closedStatement(ctx, company_id, month)) ?? draftOf(ctx, company_id, month)

const MONEY = '#,##0.00'
const DAY = 'dd/mm/yyyy'
const amount = (cents: number) => cents / 100
const dayAt = (day: string) => new Date(`${day}T00:00:00Z`)

export async function sheetOf(ctx: Ctx, asked: Asked) {
  const { lines, stipends, cents } = await contentOf(ctx, asked)
  return writeSheet(
    {
      name: 'Extrato',
      columns: [
        { header: 'Mês', width: 10 },
        { header: 'Pessoa', width: 32 },
        { header: 'Tipo', width: 12 },
        { header: 'Como foi contado', width: 56 },
        { header: 'Dias', width: 8 },
        { header: 'Base', width: 8 },
        { header: 'Taxa', width: 12, format: MONEY },
        { header: 'Valor', width: 14, format: MONEY },
      ],
      rows: [
        ...lines.map((line) => [
          line.month,
          line.person_name,
          line.kind === 'adjustment' ? 'Ajuste' : 'Mês',
          lineWords(line),
          line.days,
          line.base,
          amount(line.unit_cents),
          amount(line.cents),
        ]),
        ['Total', null, null, null, null, null, null, amount(cents)],
      ],
    },
    {
      name: 'Bolsas',
      columns: [
        { header: 'Pessoa', width: 32 },
        { header: 'Matrícula', width: 16 },
        { header: 'Início', width: 12, format: DAY },
        { header: 'Fim', width: 12, format: DAY },
        { header: 'Dias', width: 8 },
        { header: 'Bolsa combinada', width: 16, format: MONEY },
        { header: 'Bolsa do mês', width: 14, format: MONEY },
        { header: 'Auxílio-transporte', width: 18, format: MONEY },
      ],
      rows: stipends.map((row) => [
        row.person_name,
        row.matriculation,
        dayAt(row.starts_on),
        dayAt(row.ends_on),
        row.days,
        amount(row.unit_cents),
        amount(row.stipend_cents),
        amount(row.transport_cents),
      ]),
    },
  )
}

export async function payrollOf(ctx: Ctx, asked: Asked): Promise<string> {
  const { stipends } = await contentOf(ctx, asked)
  const { cnpj } = await companyName(ctx, asked.company_id)
  const decimal = (cents: number) => moneyOf(cents).replace('.', ',')
  return writeCsv([
    Object.keys(PAYROLL_COLUMNS),
    ...stipends.map((row) => [
      asked.month,
      cnpj,
      row.internship_id,
      row.person_name,
      row.matriculation ?? '',
      row.starts_on,
      row.ends_on,
      String(row.days),
      row.period === 'hour' ? 'hora' : 'mes',
      decimal(row.unit_cents),
      row.minutes === null ? '' : String(row.minutes),
      decimal(row.stipend_cents),
      decimal(row.transport_cents),
      decimal(row.stipend_cents + row.transport_cents),
    ]),
  ])
}
