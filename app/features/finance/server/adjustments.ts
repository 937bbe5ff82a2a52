// What past months would say otherwise today: the difference is charged or given back in the month that is due.
import type { Ctx } from '#server/context.ts'
import { dayOf, lastOf, monthFrom, monthName, monthWords, shortDay } from '../wire/months.ts'
import { type Charge, chargesOf } from './charges.ts'
import type { Line } from './draft.ts'
import type { Fees } from './fee-rows.ts'
import { lateIn, monthsOfLives } from './late-days.ts'
import { livesOf } from './lives.ts'
import { keyOf, toldOf } from './told.ts'

type Difference = { days: number; base: number; month: string; due: string; last_on: string | undefined }

function wordsOf({ days, base, month, due, last_on }: Difference): string {
  const name = month.slice(0, 4) === due.slice(0, 4) ? monthName(month) : monthWords(month)
  const words = `${Math.abs(days)} de ${base} dias de ${name}`
  if (days > 0) return `entrada informada depois: cobra ${words}`
  const ended = last_on && last_on < dayOf(month, lastOf(month)) && last_on.startsWith(month)
  return `saída${ended ? ` em ${shortDay(last_on)}` : ''} informada depois: devolve ${words}`
}

type Asked = { company_id: string; group: string[]; /** It follows the last closed one. */ month: string; fees: Fees }

/** From the first fee on: what was learnt of a month before the first closed one is charged too. */
export async function adjustmentsOf(ctx: Ctx, { company_id, group, month: due, fees }: Asked): Promise<Line[]> {
  const first = fees.get(company_id)?.at(-1)?.since
  if (!first) return []
  const last = monthFrom(due, -1)
  const span = { from: first, to: dayOf(last, lastOf(last)) }
  const people = await livesOf(ctx, { company_id, group, ...span })
  const late = await lateIn(ctx, { company_id, people, fees, span })
  if (late.size === 0) return []
  const changed = people.filter((of) => of.some(({ internship_id }) => late.has(internship_id)))
  const known = [...late, ...changed.flat().map(({ internship_id }) => internship_id)]
  const all = await toldOf(ctx, group, known)
  const now = new Map<string, Charge[]>()
  for (const lives of changed)
    for (const month of monthsOfLives(lives, span))
      for (const charge of chargesOf(lives, month, fees, all).charges)
        if (charge.life.company_id === company_id && late.has(charge.life.internship_id)) {
          const key = keyOf(charge.life.internship_id, month)
          now.set(key, [...(now.get(key) ?? []), charge])
        }
  const told = new Map([...all].filter(([, row]) => row.company_id === company_id && late.has(row.internship_id)))
  const lines = [...new Set([...told.keys(), ...now.keys()])].flatMap((key): Line[] => {
    const [internship_id = '', month = ''] = key.split(' ')
    const before = told.get(key)
    const charges = now.get(key) ?? []
    const days = charges.reduce((sum, charge) => sum + charge.days, 0) - (before?.days ?? 0)
    if (days === 0) return []
    const cents = charges.reduce((sum, charge) => sum + charge.cents, 0) - (before?.cents ?? 0)
    const base = before?.base ?? charges[0]!.base
    const { person_name } = before ?? charges[0]!.life
    const unit_cents = before?.unit_cents ?? charges[0]!.fee.cents
    const words = wordsOf({ days, base, month, due, last_on: charges.at(-1)?.life.last_on })
    const refers_to = before?.line_id ?? null
    return [{ kind: 'adjustment', internship_id, person_name, month, days, base, unit_cents, cents, words, refers_to }]
  })
  const orderOf = (line: Line) => `${line.month} ${line.person_name} ${line.internship_id}`
  return lines.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
}
