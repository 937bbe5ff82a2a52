// An evaluation that was answered here, as a paper for the file of its internship.
import { evaluationAsked } from '#features/contracts/server/contracts.ts'
import type { Ctx } from '#server/context.ts'
import { bytesOf } from '#server/pdf/paper.ts'
import { setPaper } from '#server/pdf/set-paper.ts'
import { answering } from '#server/tasks/question.ts'
import { today } from '#server/today.ts'
import type { Block } from '#wire/paper/paper.ts'
import { formatDate } from '#wire/time/date.ts'
import { ASKED, PERIODS, QUESTIONS, SCORES } from '../wire/words.ts'
import { evaluationById, type EvaluationRow } from './rows.ts'

const text = (words: string): Block => ({ type: 'paragraph', runs: [{ text: words }] })
const dayOf = (instant: string) => formatDate(today(new Date(instant)))

const scores = (row: EvaluationRow): Block => ({
  type: 'table',
  caption: 'Respostas',
  header: ['Pergunta', 'Resposta'],
  rows: QUESTIONS.map((question) => {
    const score = row[question]
    return [ASKED[row.author][question], score === null ? '' : `${score}: ${SCORES[score as keyof typeof SCORES]}`]
  }),
})

function blocksOf(row: EvaluationRow): Block[] {
  const { intern_name, company_name, supervisor_name, comment, seen_at, seen_name, reply } = row
  return [
    text(`Estágio de ${intern_name} em ${company_name}. Avaliação de ${supervisor_name ?? 'quem supervisiona'}.`),
    text(`Respondida em ${dayOf(row.answered_at!)}.`),
    scores(row),
    ...(comment ? [{ type: 'heading' as const, text: 'Comentário' }, text(comment)] : []),
    ...(seen_at ? [text(`Vista por ${seen_name} em ${dayOf(seen_at)}.`)] : []),
    ...(reply ? [text(reply)] : []),
  ]
}

/** Of who supervises alone: what an intern says is never printed with a name. */
export const printEvaluation = answering(evaluationAsked, async (ctx: Ctx, { id }) => {
  const row = await evaluationById(ctx, id)
  if (!row?.answered_at || row.author !== 'supervisor') return undefined
  const title = `Avaliação de desempenho: ${PERIODS[row.period]}`
  return bytesOf(
    setPaper({
      paper: { title, blocks: blocksOf(row) },
      mark: row.intern_name,
      app_name: ctx.configuration.app_name,
      dated: today(new Date(row.answered_at)),
    }),
  )
})
