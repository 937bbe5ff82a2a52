// A job in its program. Programs lie below jobs in the map: they are asked what a job of theirs may be.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { question } from '#server/tasks/question.ts'
import { writeSearch } from '../search/write-search.ts'

/** In the transaction that wrote a job with a program, or that publishes it: what does not fit there is refused. */
export const jobFitsProgram = question<{ job_id: string; program_id: string }, void>('job fits program')

/** The jobs of a program from now on; those that leave it stay as they are. */
export async function setProgramJobs(ctx: Ctx, program_id: string, job_ids: readonly string[]) {
  const { rows } = await sql<{ id: string }>`
    update jobs set lock_version = lock_version + 1, updated_at = ${ctx.now},
      program_id = case when id = any(${[...job_ids]}::uuid[]) then ${program_id}::uuid end
    where (program_id = ${program_id}) <> (id = any(${[...job_ids]}::uuid[]))
      or (program_id is null and id = any(${[...job_ids]}::uuid[]))
    returning id`.execute(ctx.db)
  for (const { id } of rows) await writeSearch(ctx, id)
}

/** Jobs that end with their program go on until its new date. */
export async function moveProgramJobs(ctx: Ctx, program_id: string, from: string, to: string) {
  const rows = await ctx.db
    .updateTable('jobs')
    .set({ closes_at: to, reminded_at: null, updated_at: ctx.now.toISOString() })
    .set((e) => ({ lock_version: e('lock_version', '+', 1) }))
    .where('program_id', '=', program_id)
    .where('status', '<>', 'closed')
    .where((e) => e.or([e('closes_at', '=', from), e('closes_at', '>', to)]))
    .returning('id')
    .execute()
  for (const { id } of rows) await writeSearch(ctx, id)
}
