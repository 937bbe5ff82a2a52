import { studentIn } from '#features/jobs/server/jobs.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, invalid, notFound } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { showChoices as wire } from '../../wire/choices.ts'
import { choicesOf, holdPerson } from './choices.ts'
import { isOpen, type Program, programRows } from '../program-rows.ts'

async function programOf(ctx: Ctx, id: string): Promise<Program> {
  const row = isUuid(id)
    ? await programRows(ctx.db).where('p.id', '=', id).where('p.status', '<>', 'draft').executeTakeFirst()
    : undefined
  if (!row) throw notFound('Não encontramos esse programa.')
  return row as Program
}

export async function showChoices(ctx: Ctx, id: string): Promise<Answer<typeof wire>['data']> {
  const program = await programOf(ctx, id)
  const { user_info_id } = (await studentIn(ctx))!
  return {
    id,
    type: 'program_choices',
    attributes: {
      slug: program.slug,
      title: program.title,
      edition: program.edition,
      close_enrollment_at: program.close_enrollment_at,
      open: isOpen(program, ctx.now),
      most_choices: program.most_choices,
      choices: (await choicesOf(ctx, id, user_info_id)).map(({ open: _, ...choice }) => choice),
      steps: program.steps.map(({ name, date }) => ({ name, date })),
    },
  }
}

const OTHERS = 'Mande todas as suas escolhas deste programa, e só elas'

export async function orderChoices(ctx: Ctx, id: string, job_ids: readonly string[]) {
  const program = await programOf(ctx, id)
  if (!isOpen(program, ctx.now))
    throw conflict('As inscrições deste programa já foram encerradas, e a ordem fica como está.')
  const { user_info_id } = (await studentIn(ctx))!
  await transaction(ctx, async (ctx) => {
    await holdPerson(ctx, id, user_info_id)
    const choices = await choicesOf(ctx, id, user_info_id)
    const sent = new Set(job_ids)
    if (sent.size !== job_ids.length || sent.size !== choices.length || choices.some(({ job_id }) => !sent.has(job_id)))
      throw invalid({ 'choices.job_ids': OTHERS })
    await ctx.db
      .updateTable('program_people')
      .set({ job_ids: [...job_ids] })
      .where('program_id', '=', id)
      .where('user_info_id', '=', user_info_id)
      .execute()
  })
}
