// Lei 11.788, art. 13: 30 days for a year, 2.5 for a month. A month has 30 days: each day earns a twelfth of one.
import { addDays, addMonths, daysIn, joined, type Period } from './calendar.ts'

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })
const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** How many days of recess a span has earned, and the sum that shows it. Rounded up, in the intern's favour. */
export function recessEarned({ from, to }: Period) {
  const end = addDays(to, 1)
  let months = 0
  while (addMonths(from, months + 1) <= end) months++
  const days = Math.max(0, daysIn({ from: addMonths(from, months), to }))
  const twelfths = months * 30 + days
  const earned = twelfths / 12
  const due = Math.ceil(earned)
  const parts = [
    ...(months || !days ? [`${count(months, 'mês', 'meses')} × 2,5`] : []),
    ...(days ? [`${count(days, 'dia', 'dias')} × 2,5 ÷ 30`] : []),
  ]
  const rounded = due === earned ? '' : `, arredondado a ${due}`
  return { months, days, earned, due, sum: `${parts.join(' + ')} = ${number.format(earned)}${rounded}` }
}

/** Days of recess already taken, each once, and what is still due. What was planned outside the span is not taken. */
export function recessLeft(span: Period, taken: readonly Period[]) {
  const within = taken.map(({ from, to }) => ({
    from: from < span.from ? span.from : from,
    to: to > span.to ? span.to : to,
  }))
  const used = joined(within).reduce((sum, period) => sum + daysIn(period), 0)
  const { due } = recessEarned(span)
  return { due, taken: used, left: due - used }
}
