// Which of a program's jobs a person applies to, and in which order. Candidatures say which; here stands the order.
import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { conflict } from '#server/refusal.ts'
import { isOpen, type Program } from '../program-rows.ts'

/** `open`: its process goes on. */
export type Choice = { candidature_id: string; job_id: string; slug: string; title: string; open: boolean }
type Choosing = Pick<Program, 'id' | 'title' | 'status' | 'close_enrollment_at' | 'most_choices'>

/** The published program of a job, if it has one. */
export async function programOfJob(ctx: Ctx, job_id: string): Promise<(Choosing & { slug: string }) | undefined> {
  const row = await ctx.db
    .selectFrom('programs as p')
    .innerJoin('jobs as j', 'j.program_id', 'p.id')
    .select(['p.id', 'p.slug', 'p.title', 'p.status', 'p.close_enrollment_at', 'p.most_choices'])
    .where('j.id', '=', job_id)
    .where('p.status', '<>', 'draft')
    .executeTakeFirst()
  return row as (Choosing & { slug: string }) | undefined
}

const goesOn = (state: RawBuilder<unknown>) => sql<boolean>`${state} in ('applied', 'screening', 'interview', 'offer')`
/** Of a candidature 'o': its process is not over. */
export const GOES_ON = goesOn(sql`o.state`)

/** A candidature that was withdrawn is no choice any more. */
export async function choicesOf(ctx: Ctx, program_id: string, user_info_id: string): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select c.id as candidature_id, j.id as job_id, j.slug, j.title,
      ${goesOn(sql`c.state`)} as open
    from candidatures c join jobs j on j.id = c.job_id
      left join program_people pp on pp.program_id = j.program_id and pp.user_info_id = c.user_info_id
    where j.program_id = ${program_id} and c.user_info_id = ${user_info_id} and c.state <> 'withdrawn'
    order by array_position(pp.job_ids, j.id) nulls last, c.applied_at, c.id`.execute(ctx.db)
  return rows
}

const quoted = new Intl.ListFormat('pt-BR', { type: 'conjunction' })
const fullWords = (choices: readonly Choice[]) =>
  `Este programa aceita ${choices.length === 1 ? 'uma vaga' : `até ${choices.length} vagas`} por pessoa, e você já ` +
  `escolheu ${quoted.format(choices.map(({ title }) => `“${title}”`))}. Para escolher esta, desista de outra.`

/** Why one more is too many. Only what can still be given up counts: what is over takes nobody's place. */
function fullOf({ most_choices }: Choosing, choices: readonly Choice[], job_id: string): string | undefined {
  if (choices.some((one) => one.job_id === job_id)) return undefined
  const counted = choices.filter(({ open }) => open)
  return counted.length >= most_choices ? fullWords(counted) : undefined
}

/** Why a person cannot choose one more job, before anything is sent. */
export async function choiceBlocker(ctx: Ctx, job_id: string, user_info_id: string): Promise<string | undefined> {
  const program = await programOfJob(ctx, job_id)
  if (!program) return undefined
  return fullOf(program, await choicesOf(ctx, program.id, user_info_id), job_id)
}

/** One choice at a time: of two tabs that send the last one, the second finds it taken. */
export async function holdPerson(ctx: Ctx, program_id: string, user_info_id: string) {
  await sql`insert into program_people (program_id, user_info_id) values (${program_id}, ${user_info_id})
    on conflict do nothing`.execute(ctx.db)
  await sql`select from program_people where program_id = ${program_id} and user_info_id = ${user_info_id}
    for update`.execute(ctx.db)
}

/** In the transaction that applies to a job, before it does. */
export async function takeChoice(ctx: Ctx, job_id: string, user_info_id: string) {
  const program = await programOfJob(ctx, job_id)
  if (!program) return
  if (!isOpen(program, ctx.now))
    throw conflict('As inscrições deste programa já foram encerradas. Sua candidatura não foi enviada.')
  await holdPerson(ctx, program.id, user_info_id)
  const full = fullOf(program, await choicesOf(ctx, program.id, user_info_id), job_id)
  if (full) throw conflict(full)
}
