// Months are 'YYYY-MM', days 'YYYY-MM-DD'.
import { daysOfMonth } from '#wire/time/date.ts'

const numbers = (month: string) => month.split('-').map(Number) as [year: number, month: number]
const two = (number: number) => String(number).padStart(2, '0')

export const lastOf = (month: string) => daysOfMonth(...numbers(month))
export const dayOf = (month: string, day: number) => `${month}-${two(day)}`
export const monthOf = (day: string) => day.slice(0, 7)

/** So many months later, or earlier. */
export function monthFrom(month: string, later: number): string {
  const [year, number] = numbers(month)
  const at = year * 12 + number - 1 + later
  return `${Math.floor(at / 12)}-${two((at % 12) + 1)}`
}

/** From one to the other, the latest first. */
export function monthsDown(from: string, to: string): string[] {
  const found: string[] = []
  for (let month = to; month >= from; month = monthFrom(month, -1)) found.push(month)
  return found
}

const NAME = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' })
/** 'outubro' and 'outubro de 2026'. */
export const monthName = (month: string) => NAME.format(new Date(`${month}-15T12:00:00Z`))
export const monthWords = (month: string) => `${monthName(month)} de ${month.slice(0, 4)}`
/** '2026-10-21' → '21/10'. */
export const shortDay = (day: string) => `${day.slice(8, 10)}/${day.slice(5, 7)}`
