// What is paid at the end of an internship, in reais, with its arithmetic: the recess that was not given, and stipend
// and transport of the days of the last month. A month has 30 days, as in the reckoning of the recess.
import { formatMoney } from '#wire/money.ts'
import type { Slot } from '../terms.ts'
import { addDays, daysIn, lastDayOf, weekdayOf } from './calendar.ts'
import { minutesOn, weeklyMinutes } from './schedule.ts'

export type Pay = {
  starts_on: string
  last_day: string
  /** Days of recess that were not given. */
  recess_left: number
  stipend: string | null
  stipend_period: string | null
  transport_allowance: string | null
  schedule: readonly Slot[]
}
/** '421.67' and 'R$ 1.150,00 ÷ 30 × 11 dias'. */
export type Sum = { amount: string; sum: string }

const MONTH = 30
const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })
const days = (n: number) => `${n} ${n === 1 ? 'dia' : 'dias'}`
const cents = (amount: string) => Math.round(Number(amount) * 100)
const inWire = (of: number) => (Math.round(of) / 100).toFixed(2)
const isPaid = (amount: string | null): amount is string => amount !== null && cents(amount) > 0

/** Of the month of the last day; a whole one counts 30. */
function lastMonth({ starts_on, last_day }: Pay) {
  const first = `${last_day.slice(0, 7)}-01`
  const from = starts_on > first ? starts_on : first
  const whole = from === first && last_day === lastDayOf(last_day.slice(0, 7))
  return { from, to: last_day, count: whole ? MONTH : Math.min(MONTH, daysIn({ from, to: last_day })) }
}

const byDay = (amount: string, count: number): Sum => ({
  amount: inWire((cents(amount) * count) / MONTH),
  sum: `${formatMoney(amount)} ÷ ${MONTH} × ${days(count)}`,
})

const byHour = (amount: string, hours: number): Sum => ({
  amount: inWire(cents(amount) * hours),
  sum: `${formatMoney(amount)} × ${number.format(hours)} h`,
})

const weekly = (schedule: readonly Slot[]) => weeklyMinutes(schedule) / 60

/** A day of recess is a seventh of the week that it would have been. */
const byWeek = (amount: string, count: number, schedule: readonly Slot[]): Sum => ({
  amount: inWire((cents(amount) * weekly(schedule) * count) / 7),
  sum: `${formatMoney(amount)} × ${number.format(weekly(schedule))} h ÷ 7 × ${days(count)}`,
})

function hoursIn({ from, to }: { from: string; to: string }, schedule: readonly Slot[]) {
  let minutes = 0
  for (let day = from; day <= to; day = addDays(day, 1)) minutes += minutesOn(schedule, weekdayOf(day))
  return minutes / 60
}

/** Nothing where nothing is paid: an obligatory internship may have neither stipend nor transport. */
export function settlementOf(pay: Pay) {
  const { stipend, stipend_period, transport_allowance, schedule, recess_left } = pay
  const month = lastMonth(pay)
  const hourly = stipend_period === 'hour'
  const paid = isPaid(stipend) ? stipend : null
  const ofRecess = (amount: string) => (hourly ? byWeek(amount, recess_left, schedule) : byDay(amount, recess_left))
  const ofMonth = (amount: string) => (hourly ? byHour(amount, hoursIn(month, schedule)) : byDay(amount, month.count))
  const recess = paid && recess_left > 0 ? ofRecess(paid) : null
  const worked = paid === null ? null : ofMonth(paid)
  const transport = isPaid(transport_allowance) ? byDay(transport_allowance, month.count) : null
  const parts = [recess, worked, transport].filter((part) => part !== null)
  return {
    recess,
    stipend: worked,
    transport,
    total: parts.length ? inWire(parts.reduce((sum, { amount }) => sum + cents(amount), 0)) : null,
  }
}
