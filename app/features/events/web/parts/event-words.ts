import { hoursInWords, spanInWords } from '#wire/time/span-words.ts'
import { wallTime, type Zone } from '#wire/time/zones.ts'

type Span = { starts_at: string; ends_at: string }

const SHORT = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', weekday: 'long', timeZone: 'UTC' })
const dayIn = (at: string, zone: Zone) => SHORT.format(new Date(`${wallTime(at, zone).day}T00:00:00Z`))

/** 'quinta-feira, 11 de março, das 14:00 às 16:00 em Brasília', or from one day to another. */
export function whenOf({ starts_at, ends_at, zone }: Partial<Record<keyof Span, string | null>> & { zone: Zone }) {
  if (!starts_at || !ends_at) return 'Sem data ainda'
  const [first, last] = [dayIn(starts_at, zone), dayIn(ends_at, zone)]
  return first === last ? `${first}, ${hoursInWords({ starts_at, ends_at }, zone)}` : `de ${first} a ${last}`
}

export const sessionWhen = (span: Span, zone: Zone) => spanInWords(span, zone)

export const people = (count: number) => (count === 1 ? '1 pessoa' : `${count.toLocaleString('pt-BR')} pessoas`)
