// The calendar of an internship. Time is an argument: nothing here asks a clock or a database.
import { addDays } from '#features/internships/wire/law/calendar.ts'
import { recessEarned, recessLeft } from '#features/internships/wire/law/recess.ts'
import { formatDate } from '#wire/time/date.ts'
import type { Duty, DutyState, Owner } from '../../wire/words.ts'
import type { Days, Life } from './life.ts'
import { reportsToCome } from './reports-to-come.ts'

/** For how many days before it is due each is shown among the pendencies. */
export const SHOWN_BEFORE: Record<Duty, number> = {
  report: 30,
  recess: 60,
  recess_payment: 0,
  assessment: 30,
  evaluation: 30,
  insurance: 30,
  certificate: 15,
  ending: 60,
}

export type Item = {
  kind: Duty
  state: DutyState
  due_on: string
  owner: Owner
  from: string | null
  to: string | null
  days: number | null
  words: string
}
type Open = Partial<Pick<Item, 'from' | 'to' | 'days'>> & { done?: boolean }

const days = (count: number) => `${count} ${count === 1 ? 'dia' : 'dias'}`
const within = ({ from, to }: Days) => `${formatDate(from)} a ${formatDate(to)}`

export function ledgerOf(life: Life, day: string): Item[] {
  const { starts_on, ends_on, insurance } = life
  const over = ends_on < day
  const item = (kind: Duty, due_on: string, owner: Owner, words: string, { done, ...more }: Open = {}): Item => ({
    kind,
    state: done ? 'done' : due_on < day ? 'overdue' : 'upcoming',
    due_on,
    owner,
    from: null,
    to: null,
    days: null,
    ...more,
    words,
  })

  const reports = [
    ...life.reports.map(({ from, to }) =>
      item('report', to, 'internship_sign', within({ from, to }), { from, to, done: true }),
    ),
    ...reportsToCome(life).map((period, n) =>
      item('report', period.to, (n === 0 && life.reporting) || 'internship_sign', within(period), period),
    ),
  ]

  const left = leftOf(life)
  function recess() {
    if (left <= 0) return item('recess', ends_on, 'company_sign', 'Todo o recesso foi dado', { done: true })
    const more = { days: left }
    if (over) return item('recess_payment', ends_on, 'company_sign', `${days(left)} a pagar`, more)
    const last = addDays(ends_on, 1 - left)
    return item(
      'recess',
      last > starts_on ? last : starts_on,
      'company_sign',
      `${days(left)} a dar até ${formatDate(ends_on)}`,
      more,
    )
  }

  const weeks = life.assessment_weeks.map((week) => {
    const done = life.confirmed.some(({ from, to }) => from === week.from && to === week.to)
    return item('assessment', week.from, 'university_sign', within(week), { ...week, done })
  })

  function insured() {
    if (!insurance) return []
    const { insurer, policy, insured_by } = insurance
    const done = Boolean(insurer && policy)
    const owner = insured_by === 'institution' ? 'university_sign' : 'company_sign'
    return [item('insurance', starts_on, owner, done ? `${insurer}, apólice ${policy}` : 'Sem apólice', { done })]
  }

  const evaluations = life.evaluations.map(({ of, owner, opens_on, due_on, done }) =>
    item('evaluation', due_on, owner, of, { from: opens_on, to: due_on, done }),
  )
  const certificate = item('certificate', ends_on, 'company_sign', life.certified ? 'Emitido' : 'A emitir no fim', {
    done: life.certified,
  })
  const end = item('ending', ends_on, 'company_sign', `Último dia em ${formatDate(ends_on)}`, { done: over })
  return [...insured(), ...reports, ...weeks, ...evaluations, recess(), certificate, end].toSorted(byDay)
}

const byDay = (one: Item, other: Item) => one.due_on.localeCompare(other.due_on)

/** Of the recess of the whole internship, what was neither taken nor paid. */
export function leftOf({ starts_on, ends_on, taken, paid_days }: Life) {
  return recessLeft({ from: starts_on, to: ends_on }, taken).left - paid_days
}

/**
 * What is overdue and asked by law holds a renewal. Recess is asked of the end that it would have: there may be room
 * for it then.
 */
export const holding = (life: Life, day: string, ends_on = life.ends_on) =>
  ledgerOf({ ...life, ends_on }, day).filter(({ kind, state }) => kind !== 'evaluation' && state === 'overdue')

export const recessUntil = ({ starts_on, ends_on }: Life, day: string) =>
  recessEarned({ from: starts_on, to: day < ends_on ? day : ends_on })

/** A company does not learn who of its interns has answered. */
export const ofSupervisor = ({ evaluations }: Pick<Life, 'evaluations'>) =>
  evaluations.filter(({ owner }) => owner === 'company_sign')
