import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, invalid, stale } from '#server/refusal.ts'
import { slugOf } from '#wire/link/slug.ts'
import { type StageState, USUAL_STAGES } from '../../wire/candidature-words.ts'
import { jobOfMine } from './received.ts'

export type Stage = { key: string; name: string; state: StageState }
const USUAL: Stage[] = Object.entries(USUAL_STAGES).map(([state, name]) => ({
  key: state,
  name,
  state: state as StageState,
}))
const ORDER = Object.keys(USUAL_STAGES)

/** The job's own columns, or the usual ones. */
export async function stagesOf(ctx: Ctx, job_id: string): Promise<Stage[]> {
  const rows = await ctx.db
    .selectFrom('pipeline_stages')
    .select(['key', 'name', 'state'])
    .where('job_id', '=', job_id)
    .orderBy('position')
    .execute()
  return rows.length ? (rows as Stage[]) : USUAL
}

export const showStages = async (ctx: Ctx, job_id: string) => ({
  data: await stagesOf(ctx, job_id),
  lock_version: await stagesVersionOf(ctx, job_id),
})

/** Whoever brings somebody to a column reads the columns after this: until the end, nobody changes them. */
export const holdStages = (ctx: Ctx, job_id: string) =>
  ctx.db.selectFrom('jobs').select('id').where('id', '=', job_id).forShare().execute()

type Wanted = { key?: string | undefined; name: string; state: StageState }

/** Names and columns in between are the company's; where people come in and how they leave stays. */
export const changeStages = (ctx: Ctx, job_id: string, wanted: Wanted[], lock_version: number): Promise<string> =>
  transaction(ctx, async (ctx) => {
    await jobOfMine(ctx, job_id)
    // whoever else changes columns waits here, or moves somebody
    await ctx.db.selectFrom('jobs').select('id').where('id', '=', job_id).forNoKeyUpdate().execute()
    if ((await stagesVersionOf(ctx, job_id)) !== lock_version) throw stale(await showStages(ctx, job_id))
    for (const state of ['applied', 'hired', 'rejected'] as const)
      if (wanted.filter((one) => one.state === state).length !== 1)
        throw invalid({ stages: `O quadro precisa de exatamente uma coluna “${USUAL_STAGES[state]}”` })
    if (wanted.some((one, i) => i > 0 && ORDER.indexOf(one.state) < ORDER.indexOf(wanted[i - 1]!.state)))
      throw invalid({ stages: 'As colunas seguem a ordem do processo' })
    refuseTwins(wanted)
    const known = await stagesOf(ctx, job_id)
    const stages = keyed(wanted, known)
    if (new Set(stages.map(({ key }) => key)).size < stages.length)
      throw invalid({ stages: 'Duas colunas são a mesma' })
    await refuseLeft(ctx, job_id, stages)
    await ctx.db.deleteFrom('pipeline_stages').where('job_id', '=', job_id).execute()
    await ctx.db
      .insertInto('pipeline_stages')
      .values(stages.map((stage, position) => ({ job_id, ...stage, position })))
      .execute()
    await sql`insert into pipelines as p (job_id, version, stages_version) values (${job_id}, 1, 1)
      on conflict (job_id) do update set version = p.version + 1, stages_version = p.stages_version + 1`.execute(ctx.db)
    return job_id
  })

/** Whoever chooses a column in a list must know which one it is. */
function refuseTwins(wanted: Wanted[]) {
  const names = wanted.map(({ name }) => name.toLowerCase().replace(/\s+/g, ' '))
  const at = names.findIndex((name, at) => names.indexOf(name) < at)
  if (at > 0)
    throw invalid({ [`stages[${at}].name`]: `Duas colunas se chamam “${wanted[at]!.name}”: dê um nome a cada uma` })
}

/**
 * A new column takes a key that no other has, nor had until now: who stands in one that goes must not be found in it.
 */
function keyed(wanted: Wanted[], known: Stage[]): Stage[] {
  const taken = new Set(known.map(({ key }) => key))
  const free = (name: string, from: number): string => {
    const key = `${slugOf(name).slice(0, 30) || 'coluna'}-${from}`
    if (taken.has(key)) return free(name, from + 1)
    taken.add(key)
    return key
  }
  return wanted.map(({ key, name, state }, i) => ({
    key: known.find((one) => one.key === key && one.state === state)?.key ?? free(name, i + 1),
    name,
    state,
  }))
}

export const stagesVersionOf = async (ctx: Ctx, job_id: string) =>
  (await ctx.db.selectFrom('pipelines').select('stages_version').where('job_id', '=', job_id).executeTakeFirst())
    ?.stages_version ?? 0

async function refuseLeft(ctx: Ctx, job_id: string, stages: Stage[]) {
  const { rows } = await sql<{ stage: string; n: number }>`
    select stage, count(*)::int as n from candidatures where job_id = ${job_id} and state not in ('withdrawn',
      'ended') group by stage`.execute(ctx.db)
  const left = rows.find(({ stage }) => !stages.some(({ key }) => key === stage))
  if (left)
    throw conflict(
      `Há ${left.n === 1 ? '1 candidatura' : `${left.n} candidaturas`} em uma coluna que sairia. Mova-as antes.`,
    )
}
