import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, invalid } from '#server/refusal.ts'
import { slugOf } from '#wire/slug.ts'
import { type StageState, USUAL_STAGES } from '../../wire/candidature-words.ts'
import { touchPipelines } from '../candidature-rows.ts'
import { jobOfMine } from './received.ts'

export type Stage = { key: string; name: string; state: StageState }
const USUAL: Stage[] = Object.entries(USUAL_STAGES).map(([state, name]) => ({ key: state, name, state: state as StageState }))
const ORDER = Object.keys(USUAL_STAGES)

/** The job's own columns, or the usual ones. */
export async function stagesOf(ctx: Ctx, job_id: string): Promise<Stage[]> {
  const rows = await ctx.db.selectFrom('pipeline_stages').select(['key', 'name', 'state']).where('job_id', '=', job_id).orderBy('position').execute()
  return rows.length ? (rows as Stage[]) : USUAL
}

type Wanted = { key?: string | undefined; name: string; state: StageState }

/** Names and columns in between are the company's; where people come in and how they leave stays. */
export const changeStages = (ctx: Ctx, job_id: string, wanted: Wanted[]): Promise<Stage[]> =>
  transaction(ctx, async (ctx) => {
    const job = await jobOfMine(ctx, job_id)
    await touchPipelines(ctx, [job.id]) // whoever else changes columns waits here
    for (const state of ['applied', 'hired', 'rejected'] as const)
      if (wanted.filter((one) => one.state === state).length !== 1) throw invalid({ stages: `O quadro precisa de exatamente uma coluna “${USUAL_STAGES[state]}”` })
    if (wanted.some((one, i) => i > 0 && ORDER.indexOf(one.state) < ORDER.indexOf(wanted[i - 1]!.state))) throw invalid({ stages: 'As colunas seguem a ordem do processo' })
    const known = await stagesOf(ctx, job_id)
    const stages = wanted.map(({ key, name, state }, i): Stage => ({ key: known.find((one) => one.key === key && one.state === state)?.key ?? `${slugOf(name).slice(0, 30) || 'coluna'}-${i + 1}`, name, state }))
    if (new Set(stages.map(({ key }) => key)).size < stages.length) throw invalid({ stages: 'Duas colunas são a mesma' })
    await refuseLeft(ctx, job_id, stages)
    await ctx.db.deleteFrom('pipeline_stages').where('job_id', '=', job_id).execute()
    await ctx.db.insertInto('pipeline_stages').values(stages.map((stage, position) => ({ job_id, ...stage, position }))).execute()
    return stages
  })

async function refuseLeft(ctx: Ctx, job_id: string, stages: Stage[]) {
  const { rows } = await sql<{ stage: string; n: number }>`
    select stage, count(*)::int as n from candidatures where job_id = ${job_id} and state not in ('withdrawn', 'ended') group by stage`.execute(ctx.db)
  const left = rows.find(({ stage }) => !stages.some(({ key }) => key === stage))
  if (left) throw conflict(`Há ${left.n === 1 ? '1 candidatura' : `${left.n} candidaturas`} em uma coluna que sairia. Mova-as antes.`)
}
