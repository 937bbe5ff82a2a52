import { hoursInWords, weeklyMinutes } from '#features/internships/wire/law/schedule.ts'
import type { Slot } from '#features/internships/wire/terms.ts'
import { STIPEND_PERIODS } from '#features/internships/wire/term-choices.ts'
import { today } from '#server/today.ts'
import { ageOnDay, OF_AGE } from '#wire/person/age.ts'
import { formatDate } from '#wire/time/date.ts'
import { formatMoney } from '#wire/money.ts'
import type { Internship } from '../envelope-context.ts'

type Fact = { label: string; value: string }

/** '13:00–19:00, 30 h por semana', the hours where each day has the same ones. */
function scheduleInWords(schedule: Slot[]) {
  const ranges = new Set(schedule.map(({ from, to }) => `${from}–${to}`))
  const total = `${hoursInWords(weeklyMinutes(schedule))} por semana`
  return ranges.size === 1 ? `${[...ranges][0]}, ${total}` : total
}

const stipend = ({ stipend: amount, stipend_period }: Internship) =>
  `${formatMoney(amount!)} ${STIPEND_PERIODS[stipend_period as keyof typeof STIPEND_PERIODS]}`

/** What an internship is, at a glance. */
export const factsOf = (i: Internship): Fact[] => {
  const schedule = (i.schedule ?? []) as Slot[]
  return [
    ...(i.starts_on && i.ends_on
      ? [{ label: 'Período', value: `${formatDate(i.starts_on)} a ${formatDate(i.ends_on)}` }]
      : []),
    ...(schedule.length ? [{ label: 'Jornada', value: scheduleInWords(schedule) }] : []),
    ...(i.stipend ? [{ label: 'Bolsa', value: stipend(i) }] : []),
    ...(i.supervisor_name ? [{ label: 'Supervisão', value: i.supervisor_name }] : []),
    ...(i.policy ? [{ label: 'Seguro', value: `${i.insurer ?? ''} ${i.policy}`.trim() }] : []),
  ]
}

/** Who is under 18 signs with somebody: everybody who acts on the contract should see it. */
export function ageOf({ date_of_birth }: Internship, now: Date): Fact[] {
  if (!date_of_birth) return []
  const age = ageOnDay(date_of_birth, today(now))
  return age < OF_AGE ? [{ label: 'Idade', value: `${age} anos, com responsável` }] : []
}
