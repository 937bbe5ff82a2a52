// Art. 10: hours a day and a week, by the kind of education; more of them in weeks without classes.
import type { Slot, Terms } from '../../terms.ts'
import { EDUCATION_TYPES } from '../../term-choices.ts'
import { type Case, type Field, type Finding, findings, type Fix } from '../breach.ts'
import { joined, outside, weekdaysIn } from '../calendar.ts'
import { cut, DAYS, hoursInWords, minutesOn, weekdayName, weeklyMinutes } from '../schedule.ts'

type Limit = { day: number; week: number }
const SHORT: Limit = { day: 4 * 60, week: 20 * 60 }
const USUAL: Limit = { day: 6 * 60, week: 30 * 60 }
const WITHOUT_CLASSES: Limit = { day: 8 * 60, week: 40 * 60 }

const inFull = new Intl.ListFormat('pt-BR')

const isShort = ({ education_type, final_years_or_special }: Terms) =>
  final_years_or_special || education_type === 'elementary_school'

/** Whether no day of the internship on which the person works or has classes lies in a week with classes. */
export function withoutClasses({ alternates, no_class_weeks, schedule, class_schedule, starts_on, ends_on }: Terms) {
  if (!alternates || !no_class_weeks.length) return false
  if (!starts_on || !ends_on) return true
  const days = new Set([...schedule, ...class_schedule].map(({ day_of_week }) => day_of_week))
  return outside({ from: starts_on, to: ends_on }, joined(no_class_weeks)).every((rest) =>
    [...weekdaysIn(rest)].every((day) => !days.has(day)),
  )
}

const usualLimit = (terms: Terms) => (isShort(terms) ? SHORT : USUAL)
/** In weeks without classes that have hours of their own. */
const limitThen = (terms: Terms) => (terms.alternates ? WITHOUT_CLASSES : usualLimit(terms))
const limitOf = (terms: Terms) => (withoutClasses(terms) ? WITHOUT_CLASSES : usualLimit(terms))

type Told = { field: Field; subject?: string; whom?: string }

function overLimit(
  schedule: readonly Slot[],
  limit: Limit,
  { field, subject = 'O horário', whom = '' }: Told,
): Finding[] {
  const total = weeklyMinutes(schedule)
  const long = DAYS.filter((day) => minutesOn(schedule, day) > limit.day)
  const most = hoursInWords(Math.max(0, ...long.map((day) => minutesOn(schedule, day))))
  const more = total <= WITHOUT_CLASSES.week ? '. Até 40 h, só em semanas sem aulas que a instituição confirme' : ''
  return findings([
    [
      total > limit.week,
      field,
      `${subject} soma ${hoursInWords(total)} por semana; o limite${whom} é ${hoursInWords(limit.week)}${more}.`,
    ],
    [
      long.length,
      field,
      `${inFull.format(long.map(weekdayName))}: ${long.length > 1 ? 'até ' : ''}${most} de estágio; ` +
        `o limite${whom} é ${hoursInWords(limit.day)} por dia.`,
    ],
  ])
}

const whomOf = ({ education_type, final_years_or_special }: Terms) => {
  if (final_years_or_special) return ' para educação especial e anos finais do fundamental'
  return education_type ? ` para ${EDUCATION_TYPES[education_type].toLowerCase()}` : ''
}

const overUsual = (terms: Terms) =>
  withoutClasses(terms) ? [] : overLimit(terms.schedule, usualLimit(terms), { field: 'schedule', whom: whomOf(terms) })

export const tooLongForSchool = ({ terms }: Case) => (isShort(terms) ? overUsual(terms) : [])
export const tooLong = ({ terms }: Case) => (isShort(terms) ? [] : overUsual(terms))

export const tooLongWithoutClasses = ({ terms }: Case) => [
  ...(withoutClasses(terms) ? overLimit(terms.schedule, WITHOUT_CLASSES, { field: 'schedule' }) : []),
  ...terms.no_class_weeks.flatMap(({ schedule }) =>
    overLimit(schedule ?? [], limitThen(terms), {
      field: 'no_class_weeks',
      subject: 'Nas semanas sem aulas o horário',
    }),
  ),
]

/** Days end earlier until the hours are within the limit. */
export function shorten({ terms }: Case, { field }: Finding): Fix {
  const label = (minutes: number) => `Reduzir para ${hoursInWords(minutes)} por semana`
  if (field === 'schedule') {
    const schedule = cut(terms.schedule, limitOf(terms))
    return { label: label(weeklyMinutes(schedule)), changes: { schedule } }
  }
  const no_class_weeks = terms.no_class_weeks.map((week) =>
    week.schedule ? { ...week, schedule: cut(week.schedule, limitThen(terms)) } : week,
  )
  const most = Math.max(...no_class_weeks.map(({ schedule }) => weeklyMinutes(schedule ?? [])))
  return { label: label(most), changes: { no_class_weeks } }
}

/** Of other internships at the same time: shown, for the school to judge. */
export function withOthers({ terms, facts }: Case): Finding[] {
  const others = facts.person?.other_minutes ?? 0
  if (!others) return []
  const [sum, limit] = [weeklyMinutes(terms.schedule) + others, limitOf(terms).week]
  const over = sum > limit ? `, acima de ${hoursInWords(limit)}` : ''
  const message = `Com outro estágio de ${hoursInWords(others)}, são ${hoursInWords(sum)} por semana${over}.`
  return [{ field: 'schedule', message, kind: 'warning' }]
}
