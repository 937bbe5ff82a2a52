import type { Answer } from '#wire/endpoint.ts'
import { hoursInWords, momentInWords, spanInWords } from '#wire/time/span-words.ts'
import type { Zone } from '#wire/time/zones.ts'
import type { listBookings } from '../wire/bookings.ts'
import type { listMentors } from '../wire/mentors.ts'
import type { showKeptMentor } from '../wire/operator-mentors.ts'

export type Mentor = Answer<typeof listMentors>['collection']['data'][number]
export type Booking = Answer<typeof listBookings>['collection']['data'][number]

export type KeptMentor = Answer<typeof showKeptMentor>['data']

export const ROOM = { to: '/mentores-de-carreira', label: 'Mentores de carreira' } as const

type Clocks = { zone: Zone; own_zone: Zone }
type Span = { starts_at: string; ends_at: string }
export const whenWords = (of: Span & Clocks) => spanInWords(of, of.zone, of.own_zone)
export const clockWords = (span: Span, { zone, own_zone }: Clocks) => hoursInWords(span, zone, own_zone)
export const momentOf = (at: string, { zone, own_zone }: Clocks) => momentInWords(at, zone, own_zone)

/** A warning: whoever has no class that day may book. */
export const clashWords = (clash: string) => `Coincide com o seu horário de aulas. ${clash}`

export const bookingTitle = ({ session_title, mentor }: Booking['attributes']) =>
  session_title ? `${session_title}, com ${mentor.name}` : `Conversa com ${mentor.name}`

const STARS = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1 })
export const ratingWords = ({ average, answers }: { average: number; answers: number }) =>
  `Nota ${STARS.format(average)} de 5, em ${answers} ${answers === 1 ? 'avaliação' : 'avaliações'}`

const LIST = new Intl.ListFormat('pt-BR', { type: 'conjunction' })
/** Why this mentor stands first. */
export const matchWords = (areas: readonly string[]) => `Na sua área de interesse: ${LIST.format(areas)}`
