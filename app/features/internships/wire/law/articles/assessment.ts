// Art. 10, § 2º: in periods of assessment at most half of the usual hours.
import { formatDate } from '#wire/time/date.ts'
import type { Terms, Weeks } from '../../terms.ts'
import type { Case, Finding, Fix } from '../breach.ts'
import { weekdaysIn } from '../calendar.ts'
import { halved, hoursInWords, weeklyMinutes } from '../schedule.ts'

/** The minutes of one such week, usual and then. */
function minutesOf({ schedule }: Terms, week: Weeks) {
  const days = weekdaysIn(week)
  const within = (slots: Terms['schedule']) => weeklyMinutes(slots.filter(({ day_of_week }) => days.has(day_of_week)))
  return { usual: within(schedule), reduced: within(week.schedule ?? schedule) }
}

const isOver = (terms: Terms, week: Weeks) => {
  const { usual, reduced } = minutesOf(terms, week)
  return reduced * 2 > usual
}

export const notHalved = ({ terms }: Case): Finding[] =>
  terms.assessment_weeks.flatMap((week) => {
    if (!isOver(terms, week)) return []
    const { usual, reduced } = minutesOf(terms, week)
    const half = hoursInWords(Math.floor(usual / 2))
    const message =
      `De ${formatDate(week.from)} a ${formatDate(week.to)} há provas: o estágio soma ${hoursInWords(reduced)} ` +
      `e deve ter no máximo a metade, ${half}.`
    return [{ field: 'assessment_weeks' as const, message }]
  })

export const halve = ({ terms }: Case): Fix => {
  const schedule = halved(terms.schedule)
  return {
    label: `Reduzir para ${hoursInWords(weeklyMinutes(schedule))} nas semanas de prova`,
    changes: {
      assessment_weeks: terms.assessment_weeks.map((week) => (isOver(terms, week) ? { ...week, schedule } : week)),
    },
  }
}
