// Times in words, by the clock of their place and, where it differs, by the reader's own.
import { wallTime, type Zone, ZONES } from './zones.ts'

type Span = { starts_at: string; ends_at: string }

const LONG = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone: 'UTC' })
/** 'terça-feira, 24 de novembro de 2026' */
export const dayInWords = (day: string) => LONG.format(new Date(`${day}T00:00:00Z`))

/** '14:00 em Brasília (13:00 no seu horário)' */
function clockWords(at: string, until: string | undefined, zone: Zone, own: string): string {
  const { day, time } = wallTime(at, zone)
  const there = `${until ? `das ${time} às ${wallTime(until, zone).time}` : `${time}`} em ${ZONES[zone]}`
  const mine = wallTime(at, own)
  if (mine.day === day && mine.time === time) return there
  return `${there} (${mine.time}${mine.day === day ? '' : ` de ${dayInWords(mine.day)}`} no seu horário)`
}

/** 'terça-feira, 24 de novembro de 2026, das 14:00 às 14:30 em Brasília (13:00 no seu horário)' */
export const spanInWords = ({ starts_at, ends_at }: Span, zone: Zone, own: string = zone) =>
  `${dayInWords(wallTime(starts_at, zone).day)}, ${clockWords(starts_at, ends_at, zone, own)}`
/** Where the day is told beside it. */
export const hoursInWords = ({ starts_at, ends_at }: Span, zone: Zone, own: string = zone) =>
  clockWords(starts_at, ends_at, zone, own)
export const momentInWords = (at: string, zone: Zone, own: string = zone) =>
  `${dayInWords(wallTime(at, zone).day)}, às ${clockWords(at, undefined, zone, own)}`
