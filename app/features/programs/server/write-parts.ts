import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { isoDate } from '#wire/time/date.ts'
import type { Step } from '../wire/program-record.ts'
import type { ProgramForm } from '../wire/programs.ts'

const FALLS = 'Esta etapa vem antes da anterior: confira a data ou a ordem'

/** A step without a date passes; those that have one never go back. */
export function refuseFallingSteps(steps: readonly Step[]) {
  let last = ''
  for (const [i, { date }] of steps.entries()) {
    const day = date && isoDate(date)!
    if (!day) continue
    if (day < last) throw invalid({ [`steps[${i}].date`]: FALLS })
    last = day
  }
}

/** Of two rows with one id the later is another one. */
function refuseTwice(field: string, rows: readonly { id: string }[]) {
  for (const [i, { id }] of rows.entries())
    if (rows.findIndex((one) => one.id === id) < i) throw invalid({ [`${field}[${i}].id`]: 'Já está na lista' })
}

/** Each list that was sent is written whole, in its order. */
export async function writeParts(ctx: Ctx, program_id: string, { steps, questions }: ProgramForm) {
  if (steps) {
    refuseTwice('steps', steps)
    refuseFallingSteps(steps)
    await ctx.db.deleteFrom('program_steps').where('program_id', '=', program_id).execute()
    const rows = steps.map(({ id, name, date }, position) => ({
      program_id,
      id,
      position,
      name: name.trim(),
      date: date ? isoDate(date)! : null,
    }))
    if (rows.length) await ctx.db.insertInto('program_steps').values(rows).execute()
  }
  if (questions) {
    refuseTwice('questions', questions)
    await ctx.db.deleteFrom('program_questions').where('program_id', '=', program_id).execute()
    const rows = questions.map((one, position) => ({ ...one, section: one.section.trim(), program_id, position }))
    if (rows.length) await ctx.db.insertInto('program_questions').values(rows).execute()
  }
}
