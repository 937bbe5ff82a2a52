// Averages come from evaluations by whole lots of five answers of one company and one window, so that no two filters
// differ by fewer than five people; a group without a whole lot is hidden.
import { averagesIn } from '#features/evaluations/server/evaluations.ts'
import type { Cell, Report } from './report.ts'

const shown = (value: number | null): Cell => (value === null ? { value, suppressed: true } : { value })

export const evaluations: Report = {
  narrowed_by: ['company_id'],
  async read({ ctx, tree }) {
    const { averages, by_period } = await averagesIn(ctx, tree)
    const figure = { before: null, opens: false }
    return {
      figures: [
        { key: 'overall', label: 'Avaliações', unit: 'score', value: averages.overall, ...figure },
        { key: 'answers', label: 'Respostas contadas', unit: 'count', value: averages.answers, ...figure },
      ],
      columns: [
        { key: 'overall', label: 'Média', unit: 'score', opens: false },
        { key: 'answers', label: 'Respostas', unit: 'count', opens: false },
      ],
      rows: by_period.map(({ period, label, overall, answers }) => ({
        key: period,
        label,
        cells: [shown(overall), shown(answers)],
      })),
    }
  },
}
