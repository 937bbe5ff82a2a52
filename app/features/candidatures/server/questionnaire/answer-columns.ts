// Answers for a spreadsheet: a column for each question that the job has asked.
import type { Ctx } from '#server/context.ts'
import { questionsAsked } from './asked-questions.ts'
import { readSets } from './read-set.ts'
import { setsOf } from './set-rows.ts'

type Row = { id: string; readable: boolean; applied_at: string }

const HEADER = 120
/** Read at once: each set comes with the questions of its version. */
const AT_ONCE = 200
const chunks = (rows: readonly Row[]) =>
  Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, i) => rows.slice(i * AT_ONCE, (i + 1) * AT_ONCE))

/** The words of each answer, by candidature; blank where the person is not read any more. */
export async function answerColumns(ctx: Ctx, job_id: string, rows: readonly Row[]) {
  const questions = await questionsAsked(ctx, job_id)
  const told = new Map<string, Map<string, string>>()
  if (questions.length)
    for (const some of chunks(rows.filter(({ readable }) => readable))) {
      const sets = await setsOf(ctx, some)
      for (const [i, { lines }] of (await readSets(ctx, sets)).entries())
        told.set(sets[i]!.candidature_id!, new Map(lines.map(({ question_id, words }) => [question_id, words])))
    }
  return {
    columns: questions.map(({ label }) => ({ header: label.slice(0, HEADER), width: 32 })),
    cellsOf: ({ id }: Row) => questions.map((question) => told.get(id)?.get(question.id) ?? ''),
  }
}
