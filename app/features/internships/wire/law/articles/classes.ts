// Art. 10: the hours stand in the contract and fit the classes.
import type { Slot } from '../../terms.ts'
import type { Case, Field, Finding, Fix } from '../breach.ts'
import { beside, crossings, hoursInWords, weekdayName } from '../schedule.ts'
import { withOthers, withoutClasses } from './hours.ts'

const crossing = (schedule: readonly Slot[], classes: readonly Slot[], field: Field): Finding[] =>
  crossings(schedule, classes).map(({ slot, other, minutes }) => ({
    field,
    message:
      `${weekdayName(slot.day_of_week)}: o estágio das ${slot.from} às ${slot.to} e ` +
      `a aula das ${other.from} às ${other.to} coincidem por ${hoursInWords(minutes)}.`,
  }))

const UNTOLD = 'O horário do estágio precisa constar do termo: informe os dias e as horas.'

export function unfit(of: Case): Finding[] {
  const { schedule, class_schedule, assessment_weeks } = of.terms
  if (!schedule.length) return [{ field: 'schedule', message: UNTOLD }]
  if (withoutClasses(of.terms)) return withOthers(of)
  return [
    ...withOthers(of),
    ...crossing(schedule, class_schedule, 'schedule'),
    ...assessment_weeks.flatMap((week) => crossing(week.schedule ?? [], class_schedule, 'assessment_weeks')),
  ]
}

export function leaveClassesFree({ terms }: Case, { field, kind }: Finding): Fix | undefined {
  if (kind === 'warning') return undefined
  const label = 'Tirar do estágio o horário das aulas'
  const free = (schedule: readonly Slot[]) => beside(schedule, terms.class_schedule)
  if (field === 'assessment_weeks') {
    const assessment_weeks = terms.assessment_weeks.map((week) =>
      week.schedule ? { ...week, schedule: free(week.schedule) } : week,
    )
    return { label, changes: { assessment_weeks } }
  }
  const schedule = free(terms.schedule)
  // Without any hours there would be no internship.
  return schedule.length ? { label, changes: { schedule } } : undefined
}
