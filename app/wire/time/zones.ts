// Time zones of Brazil. Times travel as instants; a zone is kept by its IANA name, never by its offset.

/** By the place that a clock is named after. */
export const ZONES = {
  'America/Sao_Paulo': 'Brasília',
  'America/Araguaina': 'Palmas',
  'America/Bahia': 'Salvador',
  'America/Belem': 'Belém',
  'America/Boa_Vista': 'Boa Vista',
  'America/Campo_Grande': 'Campo Grande',
  'America/Cuiaba': 'Cuiabá',
  'America/Fortaleza': 'Fortaleza',
  'America/Maceio': 'Maceió',
  'America/Manaus': 'Manaus',
  'America/Noronha': 'Fernando de Noronha',
  'America/Porto_Velho': 'Porto Velho',
  'America/Recife': 'Recife',
  'America/Rio_Branco': 'Rio Branco',
} as const
export type Zone = keyof typeof ZONES
export const BRASILIA = 'America/Sao_Paulo' satisfies Zone
export const isZone = (text: string | undefined): text is Zone => text !== undefined && Object.hasOwn(ZONES, text)

const BY_STATE: Partial<Record<string, Zone>> = {
  AC: 'America/Rio_Branco',
  AL: 'America/Maceio',
  AM: 'America/Manaus',
  AP: 'America/Belem',
  BA: 'America/Bahia',
  CE: 'America/Fortaleza',
  MA: 'America/Fortaleza',
  MS: 'America/Campo_Grande',
  MT: 'America/Cuiaba',
  PA: 'America/Belem',
  PB: 'America/Fortaleza',
  PE: 'America/Recife',
  PI: 'America/Fortaleza',
  RN: 'America/Fortaleza',
  RO: 'America/Porto_Velho',
  RR: 'America/Boa_Vista',
  SE: 'America/Maceio',
  TO: 'America/Araguaina',
}
export const zoneOfState = (state: string | null | undefined): Zone => BY_STATE[state ?? ''] ?? BRASILIA

const clocks = new Map<string, Intl.DateTimeFormat>()
const clockIn = (zone: string) => {
  const made =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' })
  clocks.set(zone, made)
  return made
}

/** What a clock on the wall there shows: { day: '2026-11-24', time: '14:00' }. */
export function wallTime(instant: string | Date, zone: string) {
  const [day = '', time = ''] = clockIn(zone).format(new Date(instant)).split(' ')
  return { day, time }
}

/** The instant at which a clock there shows it. Of an hour that a change of clocks skips, the one after. */
export function instantAt(day: string, time: string, zone: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const offset = (at: number) => {
    const wall = wallTime(new Date(at), zone)
    return Date.parse(`${wall.day}T${wall.time}:00Z`) - at
  }
  const first = asUtc - offset(asUtc)
  return new Date(asUtc - offset(first))
}
