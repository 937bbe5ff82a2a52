// Who was there, who came and who left: by month, and by what an internship belongs to.
import { type RawBuilder, sql } from 'kysely'
import type { Figure, Report, Table } from './report.ts'
import { NONE, NONE_WORDS, tenth } from './report.ts'
import { BY_ALL, lengthOf, lived, type Scope, type Span } from './scope.ts'

type Tally = { active: number; came: number; gone: number; early: number; days: number }

/** Each decides, for an internship `b` and a span, whether it counts. */
const COUNTS = {
  active: ({ to }: Span) => sql<boolean>`(b.starts_on <= ${to}::date and b.last_on >= ${to}::date)`,
  came: ({ from, to }: Span) => sql<boolean>`(b.starts_on between ${from}::date and ${to}::date)`,
  gone: ({ from, to }: Span) => sql<boolean>`(b.last_on + 1 between ${from}::date and ${to}::date)`,
  early: (span: Span): RawBuilder<boolean> =>
    sql<boolean>`(${COUNTS.gone(span)} and b.ended_at is not null and b.last_on < b.ends_on)`,
}
const many = (which: RawBuilder<boolean>) => sql<number>`(count(*) filter (where ${which}))::int`

type Dimension = { key: RawBuilder<unknown>; label: RawBuilder<unknown>; join?: RawBuilder<unknown>; studies?: boolean }
const DIMENSIONS = {
  companies: { key: sql`b.company_id::text`, label: sql`b.company_name` },
  courses: { key: sql`b.course`, label: sql`b.course`, studies: true },
  institutions: {
    key: sql`b.institution_id::text`,
    label: sql`d.name`,
    join: sql`left join institutions d on d.id = b.institution_id`,
    studies: true,
  },
  states: { key: sql`b.state_id`, label: sql`d.name`, join: sql`left join states d on d.id = b.state_id` },
  supervisors: {
    key: sql`b.supervisor_id::text`,
    label: sql`d.name`,
    join: sql`left join company_managers d on d.id = b.supervisor_id`,
  },
} satisfies Record<string, Dimension>

const tallied = (span: Span) => {
  const { from, to } = span
  return sql`json_build_object('active', ${many(COUNTS.active(span))}, 'came', ${many(COUNTS.came(span))},
    'gone', ${many(COUNTS.gone(span))}, 'early', ${many(COUNTS.early(span))},
    'days', coalesce(sum(greatest(0, least(b.last_on, ${to}::date) - greatest(b.starts_on, ${from}::date) + 1)), 0))`
}
type Month = { key: string; count: number }
type All = { now: Tally; before: Tally; first: number; came: Month[]; gone: Month[] }

/** The spans, and for the months who was there when the first one began, and how many came and went in each. */
async function tallyAll(scope: Scope): Promise<All> {
  const { now, before } = scope
  const inMonths = (
    day: RawBuilder<unknown>,
  ) => sql`(select coalesce(json_agg(json_build_object('key', key, 'count', n)),
    '[]') from (select to_char(${day}, 'YYYY-MM') as key, count(*)::int as n from b
      where ${day} between ${now.from}::date and ${now.to}::date group by 1) m)`
  const { rows } = await sql<All>`
    with b as materialized (${lived(scope, { studies: false })})
    select ${tallied(now)} as now, ${tallied(before)} as before,
      ${many(sql`b.starts_on < ${now.from}::date and b.last_on + 1 >= ${now.from}::date`)} as first,
      ${inMonths(sql`b.starts_on`)} as came, ${inMonths(sql`b.last_on + 1`)} as gone
    from b`.execute(scope.ctx.db)
  return rows[0]!
}

/** Without anybody active there is no share: null, which is shown as a dash. */
export const turnover = ({ early, days }: Pick<Tally, 'early' | 'days'>, span: Span) =>
  days === 0 ? null : tenth((early * 100 * lengthOf(span)) / days)

const COLUMNS = [
  { key: 'came', label: 'Entraram', unit: 'count', opens: true },
  { key: 'gone', label: 'Saíram', unit: 'count', opens: true },
  { key: 'active', label: 'Ativos', unit: 'count', opens: true },
] satisfies Table['columns']

async function byMonth(scope: Scope): Promise<Table> {
  const { now, before, first, ...moved } = await tallyAll(scope)
  const of = (months: Month[], key: string) => months.find((month) => month.key === key)?.count ?? 0
  let active = first
  const rows = scope.months.map(({ key }) => {
    const [came, gone] = [of(moved.came, key), of(moved.gone, key)]
    active += came - gone
    return { key, label: key, cells: [came, gone, active].map((value) => ({ value })) }
  })
  const counted = (key: 'active' | 'came' | 'gone' | 'early', label: string): Figure => ({
    key,
    label,
    unit: 'count',
    value: now[key],
    before: before[key],
    opens: true,
  })
  return {
    figures: [
      counted('active', 'Ativos hoje'),
      counted('came', 'Entraram'),
      counted('gone', 'Saíram'),
      counted('early', 'Saídas antes do fim'),
      {
        key: 'turnover',
        label: 'Rotatividade',
        unit: 'percent',
        value: turnover(now, scope.now),
        before: turnover(before, scope.before),
        opens: false,
      },
    ],
    columns: COLUMNS,
    rows,
  }
}

type Row = { key: string; label: string | null; came: number; gone: number; active: number; before: number }

async function byDimension(scope: Scope, { key, label, join = sql``, studies = false }: Dimension): Promise<Table> {
  const { now, before } = scope
  const { rows: found } = await sql<Row>`
    with b as (${lived(scope, { studies })})
    select coalesce(${key}, ${NONE}) as key, max(${label}) as label, ${many(COUNTS.came(now))} as came,
      ${many(COUNTS.gone(now))} as gone, ${many(COUNTS.active(now))} as active, ${many(COUNTS.active(before))} as before
    from b ${join} group by 1`.execute(scope.ctx.db)
  const rows = found
    .map((row) => ({ ...row, label: row.label ?? NONE_WORDS }))
    .filter(({ came, gone, active, before }) => came + gone + active + before > 0)
    .toSorted((one, other) => other.active - one.active || one.label.localeCompare(other.label, 'pt-BR'))
  return {
    figures: [],
    columns: [...COLUMNS, { key: 'before', label: 'Ativos antes', unit: 'count', opens: true }],
    rows: rows.map((row) => ({
      key: row.key,
      label: row.label,
      cells: [row.came, row.gone, row.active, row.before].map((value) => ({ value })),
    })),
  }
}

function counted(scope: Scope, cell: string, span: Span, where = sql<boolean>`true`) {
  if (!Object.hasOwn(COUNTS, cell)) return undefined
  return sql`with b as (${lived(scope, { studies: true })})
    select b.id, coalesce(u.social_name, u.full_name) as person_name, b.company_name, b.course as about,
      n.name as institution_name, b.starts_on::text as "from", b.last_on::text as "to", null::float as days
    from b join user_infos u on u.id = b.user_info_id left join institutions n on n.id = b.institution_id
    where ${COUNTS[cell as keyof typeof COUNTS](span)} and ${where}`
}

const monthly: Report = {
  narrowed_by: BY_ALL,
  read: byMonth,
  rows(scope, cell, key) {
    const span = key === undefined ? scope.now : scope.months.find((month) => month.key === key)
    return span && counted(scope, cell, span)
  },
}

const by = (dimension: Dimension): Report => ({
  narrowed_by: BY_ALL,
  read: (scope) => byDimension(scope, dimension),
  rows(scope, cell, key) {
    const where = key === undefined ? undefined : sql<boolean>`coalesce(${dimension.key}, ${NONE}) = ${key}`
    return cell === 'before' ? counted(scope, 'active', scope.before, where) : counted(scope, cell, scope.now, where)
  },
})

export const movements = {
  movements: monthly,
  companies: by(DIMENSIONS.companies),
  courses: by(DIMENSIONS.courses),
  institutions: by(DIMENSIONS.institutions),
  states: by(DIMENSIONS.states),
  supervisors: by(DIMENSIONS.supervisors),
}
