// A report outside of the page: as a spreadsheet, and its chart as a picture.
import type { Ctx } from '#server/context.ts'
import { chartPicture } from '#server/picture/chart-picture.ts'
import { type NewCell, writeSheet } from '#server/spreadsheets/sheet.ts'
import { writeCsv } from '#server/spreadsheets/write-csv.ts'
import { formatDate } from '#wire/time/date.ts'
import { chartOf } from '../wire/chart-of.ts'
import type { ReportName } from '../wire/words.ts'
import type { Filters } from './scope.ts'
import { readReport, type Shown } from './show.ts'

const HIDDEN = '—'
const FORMATS = { count: '0', days: '0.0', percent: '0.0', score: '0.0' } as const
const spanWords = ({ period }: Shown['attributes']) => `${formatDate(period.from)} a ${formatDate(period.to)}`

/** The row's own key is a month where the report counts months: a day in the file. */
const head = (id: string, { key, label }: { key: string; label: string }): NewCell =>
  id === 'movements' ? new Date(`${key}-01T00:00:00Z`) : label

export async function reportSheet(
  ctx: Ctx,
  name: string,
  { format = 'xlsx', ...filters }: Filters & { format?: 'xlsx' | 'csv' | undefined },
) {
  const { id, attributes: of } = await readReport(ctx, name, filters)
  const first = id === 'movements' ? { header: 'Mês', format: 'mm/yyyy' } : { header: of.title }
  if (format === 'csv')
    return writeCsv([
      [first.header, ...of.columns.map(({ label }) => label)],
      ...of.rows.map((row) => [
        id === 'movements' ? `01/${row.key.slice(5)}/${row.key.slice(0, 4)}` : row.label,
        ...row.cells.map(({ value }) => (value === null ? HIDDEN : String(value).replace('.', ','))),
      ]),
    ])
  return writeSheet(
    {
      name: 'Relatório',
      columns: [
        { width: 44, ...first },
        ...of.columns.map(({ label, unit }) => ({ header: label, width: 14, format: FORMATS[unit] })),
      ],
      rows: of.rows.map((row) => [head(id, row), ...row.cells.map(({ value }) => value ?? HIDDEN)]),
    },
    {
      name: 'Como se conta',
      columns: [
        { header: 'Relatório', width: 24 },
        { header: of.title, width: 100 },
      ],
      rows: [
        ['Período', spanWords(of)],
        ['Definição', of.definition],
        ...of.figures.map(({ label, value }): NewCell[] => [label, value ?? HIDDEN]),
      ],
    },
  )
}

export async function reportPicture(ctx: Ctx, name: string, filters: Filters) {
  const { id, attributes: of } = await readReport(ctx, name, filters)
  return chartPicture({ title: of.title, lead: spanWords(of), chart: chartOf(id as ReportName, of) })
}
