// Figures of a company's internships and selection. Each one that counts opens the rows that it counts.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { visibleText } from '#wire/text/visible-text.ts'
import { MONTHS, NARROWED_BY, REPORTS, UNITS } from './words.ts'

const ofCompany = { feature: 'REPORTS', tag: 'Relatórios' } as const
const text = (most: number) => z.optional(z.string().check(z.maxLength(most)))
export const filters = z.object({
  /** So many months, of which the last one is not over. */
  months: z.optional(z.enum(keysOf(MONTHS))),
  /** The own company or one below it; the same for all below it. */
  company_id: text(60),
  institution_id: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  course: text(200),
  state_id: text(2),
})
const unit = z.enum(keysOf(UNITS))
const maybe = z.nullable(z.number())
const span = z.object({ from: z.string(), to: z.string() })

const cell = z.object({
  value: maybe,
  /** Too few people to tell it. */
  suppressed: z.optional(z.literal(true)),
})

const report = resource(
  'report',
  z.object({
    title: z.string(),
    definition: z.string(),
    as_of: z.string(),
    period: span,
    before: span,
    /** The filters that it heeds. */
    narrowed_by: z.array(z.enum(keysOf(NARROWED_BY))),
    figures: z.array(
      z.object({ key: z.string(), label: z.string(), unit, value: maybe, before: maybe, opens: z.boolean() }),
    ),
    columns: z.array(z.object({ key: z.string(), label: z.string(), unit, opens: z.boolean() })),
    rows: z.array(z.object({ key: z.string(), label: z.string(), cells: z.array(cell) })),
  }),
).check(z.meta({ id: 'Report' }))

export const showReport = endpoint('get /v1/reports/{name}', {
  ...ofCompany,
  query: filters,
  answer: one(report),
  refuses: { 404: refused },
  summary: `Um relatório da empresa e das unidades abaixo dela: ${keysOf(REPORTS).join(', ')}`,
})

const counted = resource(
  'report_row',
  z.object({
    /** Of interns; candidatures are counted without names. */
    person_name: z.nullable(z.string()),
    company_name: z.string(),
    /** The course of an intern, the job of a candidature. */
    about: z.nullable(z.string()),
    institution_name: z.nullable(z.string()),
    from: z.string(),
    to: z.nullable(z.string()),
    days: maybe,
  }),
).check(z.meta({ id: 'ReportRow' }))

/** The column or figure, and the row; without a row, of the whole period. */
const ofFigure = { cell: z.string().check(z.regex(/^[a-z_]{1,40}$/)), key: text(200) }
export const rowsAsked = z.extend(filters, ofFigure)
const FORMATS = ['xlsx', 'csv'] as const

export const listReportRows = endpoint('get /v1/reports/{name}/rows', {
  ...ofCompany,
  query: z.extend(rowsAsked, pageQuery.shape),
  answer: many(counted),
  refuses: { 404: refused },
  summary: 'O que um número conta: o total desta lista é o número',
})

/** An answer carries so many; a file of more is made by a task (createReportExport). */
export const MOST_ROWS = 50_000
/** As many as a sheet takes. */
export const MOST_EXPORTED = 1_000_000
export const EXPORT_DAYS = 7

export const exportReportRows = endpoint('get /v1/reports/{name}/rows/sheet', {
  ...ofCompany,
  query: z.extend(rowsAsked, { format: z.optional(z.enum(FORMATS)) }),
  answer: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  refuses: { 404: refused, 422: refused },
  summary: 'O que um número conta, em planilha: até 50.000 linhas',
})

const made = resource(
  'report_export',
  z.object({
    report: z.string(),
    title: z.string(),
    format: z.enum(FORMATS),
    state: z.enum(['making', 'ready', 'failed']),
    /** Null while it is made. */
    rows: z.nullable(z.int()),
    created_at: z.string(),
    /** For some minutes; asked for again it is signed anew. */
    url: z.nullable(z.string()),
  }),
).check(z.meta({ id: 'ReportExport' }))

export const createReportExport = endpoint('post /v1/reports/{name}/rows/exports', {
  ...ofCompany,
  body: z.extend(rowsAsked, {
    course: z.optional(visibleText(200)),
    key: z.optional(visibleText(200)),
    format: z.enum(FORMATS),
  }),
  status: 202,
  answer: one(made),
  refuses: { 404: refused },
  idempotent: true,
  summary: 'O que um número conta, por mais linhas que tenha: uma tarefa faz o arquivo e um e-mail avisa',
})

export const listReportExports = endpoint('get /v1/report_exports', {
  ...ofCompany,
  answer: z.object({ data: z.array(made) }),
  summary: `Os arquivos que a própria pessoa pediu nos últimos ${EXPORT_DAYS} dias`,
})

export const exportReport = endpoint('get /v1/reports/{name}/sheet', {
  ...ofCompany,
  query: z.extend(filters, { format: z.optional(z.enum(FORMATS)) }),
  answer: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  refuses: { 404: refused },
  summary: 'O relatório em planilha, XLSX ou CSV',
})

export const drawReport = endpoint('get /v1/reports/{name}/picture', {
  ...ofCompany,
  query: filters,
  answer: 'image/png',
  refuses: { 404: refused },
  summary: 'O gráfico do relatório como imagem',
})

export const listReportChoices = endpoint('get /v1/report_choices', {
  ...ofCompany,
  answer: one(
    resource(
      'report_choices',
      z.object({
        companies: z.array(z.object({ value: z.string(), label: z.string() })),
        institutions: z.array(z.object({ value: z.string(), label: z.string() })),
        courses: z.array(z.object({ value: z.string(), label: z.string() })),
        states: z.array(z.object({ value: z.string(), label: z.string() })),
      }),
    ),
  ),
  summary: 'O que pode filtrar os relatórios: unidades, instituições, cursos e estados dos estágios',
})
