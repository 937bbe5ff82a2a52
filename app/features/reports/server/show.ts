import { sql } from 'kysely'
import { membershipIn, myTree } from '#features/companies/server/companies.ts'
import { LIVED } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import type { Answer } from '#wire/endpoint.ts'
import { monthWords } from '#wire/time/month-words.ts'
import type { listReportChoices, showReport } from '../wire/reports.ts'
import { DEFINITIONS, type ReportName, REPORTS } from '../wire/words.ts'
import { capacity } from './capacity.ts'
import { evaluations } from './evaluations.ts'
import { movements } from './movements.ts'
import type { Report } from './report.ts'
import { type Filters, scopeOf } from './scope.ts'
import { funnel, hiring } from './selection.ts'
import { signing } from './signing.ts'

export const ALL: Record<ReportName, Report> = { ...movements, capacity, signing, hiring, funnel, evaluations }

export function named(name: string): ReportName {
  if (!Object.hasOwn(REPORTS, name)) throw notFound()
  return name as ReportName
}

export type Shown = Answer<typeof showReport>['data']

export async function readReport(ctx: Ctx, asked: string, filters: Filters): Promise<Shown> {
  const name = named(asked)
  const scope = await scopeOf(ctx, filters)
  const { now, before } = scope
  const table = await ALL[name].read(scope)
  return {
    id: name,
    type: 'report',
    attributes: {
      title: REPORTS[name],
      definition: DEFINITIONS[name],
      as_of: ctx.now.toISOString(),
      period: { from: now.from, to: now.to },
      before: { from: before.from, to: before.to },
      narrowed_by: ALL[name].narrowed_by,
      ...table,
      rows: name === 'movements' ? table.rows.map((row) => ({ ...row, label: monthWords(row.key) })) : table.rows,
    },
  }
}

const MOST_CHOICES = 500

type Choices = Answer<typeof listReportChoices>['data']['attributes']

export async function choices(ctx: Ctx) {
  const tree = await myTree(ctx)
  const { rows } = await sql<{ kind: keyof Choices; value: string; label: string }>`
    with b as (select distinct i.company_id, t.institution_id, coalesce(k.name, t.course_name) as course
      from internships i left join internship_terms t on t.id = i.terms_id left join courses k on k.id = t.course_id
      where i.company_id = any(${tree}::uuid[]) and ${LIVED})
    select * from (
      select 'companies' as kind, id::text as value, coalesce(trading_name, name) as label from companies
        where id = any(${tree}::uuid[])
      union select 'institutions', n.id::text, n.name from b join institutions n on n.id = b.institution_id
      union select 'courses', course, course from b where course is not null
      union select 'states', s.id::text, s.name from company_addresses a join states s on s.id = a.state_id
        where a.company_id = any(${tree}::uuid[])) o
    order by fold(label), value limit ${MOST_CHOICES}`.execute(ctx.db)
  const of = (kind: keyof Choices) =>
    rows.filter((row) => row.kind === kind).map(({ value, label }) => ({ value, label }))
  return {
    data: {
      id: membershipIn(ctx).company_id,
      type: 'report_choices' as const,
      attributes: {
        companies: of('companies'),
        institutions: of('institutions'),
        courses: of('courses'),
        states: of('states'),
      },
    },
  }
}
