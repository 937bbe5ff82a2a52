import { sql } from 'kysely'
import { shownDay } from '#features/jobs/server/jobs.ts'
import type { Ctx } from '#server/context.ts'
import { isOpen } from '../program-rows.ts'
import { choicesOf, programOfJob } from './choices.ts'

type Over = { job_id: string; user_info_id: string }

/** Jobs of a program that take anybody's candidature now, and not this person's already. */
const isThereAnother = async (ctx: Ctx, program_id: string, user_info_id: string) =>
  (
    await sql`select from job_search s join jobs j on j.id = s.job_id
      where j.program_id = ${program_id} and s.shown_from <= ${ctx.now} and s.closes_at > ${ctx.now}
        and s.institution_ids = '{}' and not exists
        (select from candidatures c where c.job_id = j.id and c.user_info_id = ${user_info_id}) limit 1`.execute(ctx.db)
  ).rows.length > 0

/** Of a choice that is over: the next one takes its place, or the person chooses another job; nobody is moved unasked. */
export async function furtherWords(ctx: Ctx, { job_id, user_info_id }: Over): Promise<string[]> {
  const program = await programOfJob(ctx, job_id)
  if (!program) return []
  const choices = await choicesOf(ctx, program.id, user_info_id)
  const next = choices.find((one) => one.open && one.job_id !== job_id)
  if (next) return [`Sua escolha “${next.title}” no programa continua no processo.`]
  if (!isOpen(program, ctx.now) || !(await isThereAnother(ctx, program.id, user_info_id))) return []
  return [
    `Se quiser, escolha outra vaga do programa “${program.title}”: ` +
      `as inscrições vão até ${shownDay(program.close_enrollment_at!)}.`,
  ]
}
