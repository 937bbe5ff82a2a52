import { shortDay } from '#web/moment.ts'

/** Interviews, mentoring and events show up on the home so many days before. */
export const DAYS_AHEAD = 2
const DAY_MS = 86_400_000
const TODAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })

/** How far a day ('2026-11-24') is, in words; pressing from the day before on. */
export function whenOf(day: string, now = new Date()) {
  const days = Math.round((Date.parse(day) - Date.parse(TODAY.format(now))) / DAY_MS)
  const date = shortDay(`${day}T12:00:00Z`)
  const words =
    days < 0 ? `Venceu em ${date}` : days === 0 ? 'Até hoje' : days === 1 ? `Até amanhã, ${date}` : `até ${date}`
  const ends = days < 0 ? 'já venceu' : days === 0 ? 'vence hoje' : days === 1 ? 'vence amanhã' : undefined
  return { days, words, ends, pressing: days <= 1 }
}
