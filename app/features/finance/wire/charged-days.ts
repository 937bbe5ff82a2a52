// Days of a month as a fee counts them. Days are numbers from 1 to the last of the month, both ends included.

export const BASES = { thirty: 'Mês de 30 dias', calendar: 'Dias do calendário' } as const
export type Basis = keyof typeof BASES

export const baseOf = (basis: Basis, last: number) => (basis === 'thirty' ? 30 : last)

/**
 * On the basis of thirty each month has thirty days: the 31st falls together with the 30th, and the last day of
 * February is the 30th.
 */
export function chargedDays(basis: Basis, { from, to, last }: { from: number; to: number; last: number }): number {
  if (basis === 'calendar') return to - from + 1
  return (to === last ? 30 : Math.min(to, 30)) - Math.min(from, 30) + 1
}
