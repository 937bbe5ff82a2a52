// What a company is charged for one person's month.
import { baseOf, chargedDays } from '../wire/charged-days.ts'
import { dayOf, lastOf, shortDay } from '../wire/months.ts'
import { centsOfAll, type Share, shareCents } from '../wire/share-cents.ts'
import type { Fee, Fees } from './fee-rows.ts'
import type { Life } from './lives.ts'
import { type Run, runsOf } from './runs.ts'
import { type Told, toldFor } from './told.ts'

export type Charge = { life: Life; fee: Fee; days: number; base: number; cents: number; words: string }
/** `missing` is the first day of each run without a fee. */
export type Charged = { charges: Charge[]; missing: { company_id: string; day: string }[] }

/** Days of each run: what has been counted of a stretch without a gap is not counted again. */
function daysOf(runs: readonly Run<Fee>[], last: number): number[] {
  let start = 0
  return runs.map(({ from, to, value }, at) => {
    const before = runs[at - 1]
    const basis = value?.basis ?? 'thirty'
    const goesOn = before && before.to === from - 1 && (before.value?.basis ?? 'thirty') === basis
    if (!goesOn) start = from
    const until = chargedDays(basis, { from: start, to, last })
    return goesOn ? until - chargedDays(basis, { from: start, to: before.to, last }) : until
  })
}

function wordsOf(runs: readonly Run<Fee>[], at: number, month: string): string {
  const { life, from, to } = runs[at]!
  const before = runs[at - 1]?.to === from - 1 ? runs[at - 1] : undefined
  const after = runs[at + 1]?.from === to + 1 ? runs[at + 1] : undefined
  const on = (day: number) => shortDay(dayOf(month, day))
  const words = []
  if (before && before.life !== life) words.push(`veio de ${before.life.company_name} em ${on(from)}`)
  else if (before) words.push(`taxa de ${on(from)} em diante`)
  else if (from > 1) words.push(`entrou em ${on(from)}`)
  if (after && after.life !== life) words.push(`foi para ${after.life.company_name} em ${on(after.from)}`)
  else if (after) words.push(`taxa até ${on(to)}`)
  else if (to < lastOf(month)) words.push(`saiu em ${on(to)}`)
  return words.join(' · ')
}

/** The person's month in runs, each with the days that are charged of it. */
export function countedOf(lives: readonly Life[], month: string, fees: Fees) {
  const runs = runsOf(lives, month, ({ company_id }) => fees.get(company_id) ?? [])
  return { runs, days: daysOf(runs, lastOf(month)) }
}

/**
 * All parts of the person's month in the group of companies are rounded together, so that they add up. What closed
 * statements have charged for the days that it still has stays, and the others make up the rest.
 */
export function chargesOf(lives: readonly Life[], month: string, fees: Fees, told?: Told): Charged {
  const { runs, days } = countedOf(lives, month, fees)
  const charged = runs.flatMap(({ life, value: fee }, at) => {
    if (!fee || days[at] === 0) return []
    return [{ life, fee, days: days[at]!, base: baseOf(fee.basis, lastOf(month)), words: wordsOf(runs, at, month) }]
  })
  const shareOf = ({ fee, ...part }: (typeof charged)[number]): Share => ({ ...part, cents: fee.cents })
  const kept = toldFor(charged, month, told)
  const rest = centsOfAll(charged.map(shareOf)) - [...kept.values()].reduce((sum, cents) => sum + cents, 0)
  const groups = Map.groupBy(charged, ({ life }) => (kept.has(life.internship_id) ? life.internship_id : ''))
  const amounts = new Map(
    [...groups].flatMap(([id, parts]) => {
      const shares = shareCents(parts.map(shareOf), kept.get(id) ?? rest)
      return parts.map((part, at) => [part, shares[at]!] as const)
    }),
  )
  return {
    charges: charged.map((part) => ({ ...part, cents: amounts.get(part)! })),
    missing: runs
      .filter(({ value }) => !value)
      .map(({ life, from }) => ({ company_id: life.company_id, day: dayOf(month, from) })),
  }
}
