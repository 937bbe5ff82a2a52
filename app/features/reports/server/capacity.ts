// Places of elementary and high school by establishment, as the law counts them (art. 17), and who takes them today.
import { sql } from 'kysely'
import { activeOnSql, LAST_DAY } from '#features/internships/server/internships.ts'
import { placesFor } from '#features/internships/wire/law/capacity.ts'
import type { Report, Table } from './report.ts'
import { companiesOf, narrowed, type Scope } from './scope.ts'

const NARROWED_BY = ['company_id', 'state_id'] as const

const counted = (scope: Scope) => sql`
  select i.id, i.company_id, coalesce(u.social_name, u.full_name) as person_name, c.shown_name as company_name,
    coalesce(k.name, t.course_name) as about, n.name as institution_name, i.starts_on::text as "from",
    ${LAST_DAY}::text as "to", null::float as days
  from internships i join ${companiesOf(scope)} on c.id = i.company_id join user_infos u on u.id = i.user_info_id
  left join internship_terms t on t.id = i.terms_id left join courses k on k.id = t.course_id
  left join institutions n on n.id = t.institution_id
  where i.company_id = any(${scope.tree}::uuid[]) and ${activeOnSql(scope.now.to)} and ${narrowed(scope, NARROWED_BY)}
    and coalesce(t.education_type, u.main_education_type) in ('elementary_school', 'high_school')`

type Unit = { key: string; label: string; employees: number | null; taken: number }

async function read(scope: Scope): Promise<Table> {
  const { rows } = await sql<Unit>`with taken as (${counted(scope)})
    select c.id::text as key, c.shown_name as label, x.employees_number as employees,
      (select count(*) from taken where taken.company_id = c.id)::int as taken
    from ${companiesOf(scope)} join companies x on x.id = c.id where ${narrowed(scope, NARROWED_BY)}
    order by 4 desc, fold(c.shown_name), c.id`.execute(scope.ctx.db)
  const units = rows.map((row) => ({ ...row, places: row.employees === null ? null : placesFor(row.employees) }))
  const known = units.flatMap(({ places }) => places ?? [])
  const figure = { unit: 'count', before: null } as const
  return {
    figures: [
      {
        key: 'places',
        label: 'Vagas pela lei',
        value: known.length ? known.reduce((sum, one) => sum + one, 0) : null,
        opens: false,
        ...figure,
      },
      {
        key: 'taken',
        label: 'Vagas ocupadas',
        value: rows.reduce((sum, { taken }) => sum + taken, 0),
        opens: true,
        ...figure,
      },
    ],
    columns: [
      { key: 'taken', label: 'Ocupadas', unit: 'count', opens: true },
      { key: 'places', label: 'Vagas', unit: 'count', opens: false },
      { key: 'left', label: 'Livres', unit: 'count', opens: false },
      { key: 'employees', label: 'Funcionários', unit: 'count', opens: false },
    ],
    rows: units.map(({ key, label, taken, places, employees }) => ({
      key,
      label,
      cells: [taken, places, places === null ? null : Math.max(0, places - taken), employees].map((value) => ({
        value,
      })),
    })),
  }
}

export const capacity: Report = {
  narrowed_by: [...NARROWED_BY],
  read,
  rows: (scope, cell, key) =>
    cell === 'taken'
      ? sql`with taken as (${counted(scope)})
          select id, person_name, company_name, about, institution_name, "from", "to", days from taken
          where ${key === undefined ? sql`true` : sql`company_id::text = ${key}`}`
      : undefined,
}
