// Which of a report's columns its chart shows, for the page and for the picture.
import type { Chart, Point } from '#wire/chart/draw-chart.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { showReport } from './reports.ts'
import { figureWords, type ReportName } from './words.ts'

type Of = Answer<typeof showReport>['data']['attributes']

const SHOWN: Record<ReportName, { kind: Chart['kind']; column: string; mark?: string }> = {
  movements: { kind: 'columns', column: 'active' },
  companies: { kind: 'bars', column: 'active' },
  courses: { kind: 'bars', column: 'active' },
  institutions: { kind: 'bars', column: 'active' },
  states: { kind: 'bars', column: 'active' },
  supervisors: { kind: 'bars', column: 'active' },
  capacity: { kind: 'bars', column: 'taken', mark: 'places' },
  signing: { kind: 'bars', column: 'middle', mark: 'most' },
  hiring: { kind: 'bars', column: 'middle' },
  funnel: { kind: 'bars', column: 'applied' },
  evaluations: { kind: 'bars', column: 'overall' },
}
const MOST_BARS = 12

/** The funnel of all jobs together is one bar for each stage. */
const funnelOf = ({ columns, figures }: Of): Point[] =>
  columns.map(({ key, label }) => {
    const value = figures.find((figure) => figure.key === key)?.value ?? 0
    return { label, value, told: figureWords(value, 'count') }
  })

/** Of so many rows the chart shows the first alone. */
export const leavesOut = (name: ReportName, { rows }: Of) =>
  SHOWN[name].kind === 'bars' && name !== 'funnel' && rows.length > MOST_BARS ? MOST_BARS : null

export function chartOf(name: ReportName, of: Of): Chart {
  const { kind, column, mark } = SHOWN[name]
  if (name === 'funnel') return { kind, points: funnelOf(of) }
  const at = of.columns.findIndex(({ key }) => key === column)
  const far = of.columns.findIndex(({ key }) => key === mark)
  const { unit } = of.columns[at]!
  const points = of.rows.map(({ label, cells }): Point => {
    const value = cells[at]?.value ?? null
    const farther = cells[far]?.value ?? null
    const told = unit === 'days' && value !== null ? value.toLocaleString('pt-BR') : figureWords(value, unit)
    return {
      label: name === 'movements' ? label.slice(0, 3) : label,
      value,
      told,
      ...(farther !== null && { mark: { value: farther, told: farther.toLocaleString('pt-BR') } }),
    }
  })
  return { kind, points: kind === 'bars' ? points.slice(0, MOST_BARS) : points }
}
