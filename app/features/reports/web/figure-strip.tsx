import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { Figure, Figures } from '#web/page/figures.tsx'
import { showReport } from '../wire/reports.ts'
import { figureWords, type ReportName } from '../wire/words.ts'
import type { Values } from './report-filters.tsx'
import { toRows } from './to-rows.ts'

const SHOWN: [name: ReportName, figure: string][] = [
  ['movements', 'active'],
  ['hiring', 'hiring'],
  ['signing', 'signing'],
  ['movements', 'early'],
  ['movements', 'turnover'],
  ['evaluations', 'overall'],
]

function Shown({ name, figure, values }: { name: ReportName; figure: string; values: Values }) {
  const { data } = useQuery(answerOf(showReport, { name, ...values } as never))
  const of = data?.data.attributes.figures.find(({ key }) => key === figure)
  if (!of) return <li aria-busy="true" />
  const { label, unit, value, before, opens } = of
  return (
    <Figure
      label={label}
      value={figureWords(value, unit)}
      note={name !== 'evaluations' && `antes: ${figureWords(before, unit)}`}
      to={opens && value ? toRows(name, values, figure) : undefined}
    />
  )
}

export const FigureStrip = ({ values }: { values: Values }) => (
  <Figures>
    {SHOWN.map(([name, figure]) => (
      <Shown key={figure} name={name} figure={figure} values={values} />
    ))}
  </Figures>
)
