// What a company learns of itself. Answers are counted by whole lots of five of one company and one window, in the
// order in which they came: every figure is a sum of lots, so any two of them, today's and last month's too, differ
// by five answers or by none, and no answer is told by a difference.
import { sql } from 'kysely'
import { treeOf, membershipIn } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import { keysOf } from '#wire/keys-of.ts'
import type { showReceivedEvaluations } from '../wire/evaluations.ts'
import { LOT, type Period, PERIODS, QUESTIONS } from '../wire/words.ts'

type Filters = Received<typeof showReceivedEvaluations>['query']
type Attributes = Answer<typeof showReceivedEvaluations>['data']['attributes']
type Averages = Attributes['averages']
type Counted = {
  company_id: string
  period: Period
  answers: number
  score_1: number
  score_2: number
  score_3: number
}

const LOTS = (tree: string[]) => sql`(
  select i.company_id, e.period, e.score_1, e.score_2, e.score_3, e.comment,
    row_number() over cell as at, count(*) over (partition by i.company_id, e.period) as total
  from evaluations e join internships i on i.id = e.internship_id
  where e.author = 'intern' and e.answered_at is not null and i.company_id = any(${tree}::uuid[])
  window cell as (partition by i.company_id, e.period order by e.answered_at, e.id)) l`
const WHOLE = sql`l.at <= l.total - l.total % ${LOT}`

const NOTHING: Averages = { answers: null, score_1: null, score_2: null, score_3: null, overall: null }
const round = (value: number) => Math.round(value * 10) / 10

function averagesOf(cells: Counted[]): Averages {
  const answers = cells.reduce((sum, cell) => sum + cell.answers, 0)
  if (answers < LOT) return NOTHING
  const mean = (name: (typeof QUESTIONS)[number]) => cells.reduce((sum, cell) => sum + cell[name], 0) / answers
  const [score_1, score_2, score_3] = QUESTIONS.map(mean) as [number, number, number]
  return {
    answers,
    score_1: round(score_1),
    score_2: round(score_2),
    score_3: round(score_3),
    overall: round((score_1 + score_2 + score_3) / 3),
  }
}

/** The own company and those below it, or one of them. */
async function companiesOf(ctx: Ctx, { company_id }: Filters) {
  const tree = await treeOf(ctx, membershipIn(ctx).company_id)
  const chosen = company_id === undefined ? tree : tree.filter(({ id }) => id === company_id)
  if (!chosen.length) throw notFound('Não encontramos esta empresa entre as suas.')
  return { tree, ids: chosen.map(({ id }) => id) }
}

/** Of companies of the own tree. */
export async function averagesIn(
  ctx: Ctx,
  ids: string[],
  period?: Period,
): Promise<Pick<Attributes, 'averages' | 'by_period'>> {
  const { rows } = await sql<Counted>`
    select l.company_id, l.period, count(*)::int as answers, sum(l.score_1)::int as score_1,
      sum(l.score_2)::int as score_2, sum(l.score_3)::int as score_3
    from ${LOTS(ids)} where ${WHOLE} group by l.company_id, l.period`.execute(ctx.db)
  const within = (one: Period) => rows.filter((cell) => cell.period === one)
  return {
    averages: averagesOf(period ? within(period) : rows),
    by_period: keysOf(PERIODS).map((one) => ({ period: one, label: PERIODS[one], ...averagesOf(within(one)) })),
  }
}

export async function receivedEvaluations(ctx: Ctx, filters: Filters): Promise<Attributes> {
  const { tree, ids } = await companiesOf(ctx, filters)
  const { period } = filters
  const said = await sql<{ comment: string }>`
    select l.comment from ${LOTS(ids)} where ${WHOLE} and l.comment is not null
      and ${period ? sql`l.period = ${period}` : sql`true`}
    order by md5(l.comment) limit 200`.execute(ctx.db)
  return {
    ...(await averagesIn(ctx, ids, period)),
    comments: said.rows.map(({ comment }) => comment),
    companies: tree.map(({ id, name }) => ({ id, name })),
  }
}

export const showReceived = async (ctx: Ctx, filters: Filters) => ({
  data: {
    id: membershipIn(ctx).company_id,
    type: 'received_evaluations' as const,
    attributes: await receivedEvaluations(ctx, filters),
  },
})
