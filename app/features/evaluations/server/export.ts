// The averages as a spreadsheet: the same figures, hidden where the page hides them.
import type { Ctx } from '#server/context.ts'
import { writeSheet } from '#server/spreadsheets/sheet.ts'
import { ASKED, QUESTIONS } from '../wire/words.ts'
import { receivedEvaluations } from './averages.ts'

const HIDDEN = '—'

export async function exportReceived(ctx: Ctx, filters: Parameters<typeof receivedEvaluations>[1]) {
  const { averages, by_period } = await receivedEvaluations(ctx, filters)
  const shown = filters.period ? by_period.filter(({ period }) => period === filters.period) : by_period
  return writeSheet({
    name: 'Avaliações',
    columns: [
      { header: 'Período', width: 20 },
      { header: 'Respostas', width: 12 },
      ...QUESTIONS.map((name) => ({ header: ASKED.intern[name], width: 40, format: '0.0' })),
      { header: 'Média', width: 10, format: '0.0' },
    ],
    rows: [...shown, { label: 'Todos', ...averages }].map(({ label, answers, overall, ...scores }) => [
      label,
      answers ?? HIDDEN,
      ...QUESTIONS.map((name) => scores[name] ?? HIDDEN),
      overall ?? HIDDEN,
    ]),
  })
}
