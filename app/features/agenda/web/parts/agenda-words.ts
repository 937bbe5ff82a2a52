import { useSession } from '#web/session/session.ts'
import type { Standing } from '#web/ui/states/standing.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { hoursInWords, momentInWords, spanInWords } from '#wire/time/span-words.ts'
import type { Zone } from '#wire/time/zones.ts'
import type { InterviewState } from '../../wire/interview-words.ts'
import type { listOwnedInterviews, showInterview } from '../../wire/interviews.ts'
import type { listInvites, showInvite } from '../../wire/invites.ts'

export type Invite = Answer<typeof showInvite>['data']
export type Interview = Answer<typeof showInterview>['data']
export type ListedInvite = Answer<typeof listInvites>['collection']['data'][number]
export type ListedInterview = Answer<typeof listOwnedInterviews>['collection']['data'][number]

export const AGENDA = { to: '/agendas/convites', label: 'Agenda' } as const
export const roomOf = (id: string, page: 'sobre' | 'confirmar' | 'recusar' | 'reagendar' = 'sobre') =>
  `${AGENDA.to}/${id}/${page}`

export const STANDINGS: Record<InterviewState, Standing> = {
  offered: 'waiting',
  confirmed: 'good',
  refused: 'quiet',
  expired: 'bad',
  cancelled: 'bad',
}

/** The zone of this device's clock. */
const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone

type Span = { starts_at: string; ends_at: string }
export const timeWords = (span: Span, zone: Zone) => spanInWords(span, zone, here())
export const clockWords = (span: Span, zone: Zone) => hoursInWords(span, zone, here())
export const untilWords = (at: string, zone: Zone) => momentInWords(at, zone, here())

type Told = Pick<Interview['attributes'], 'starts_at' | 'ends_at' | 'zone'>
export const whenOf = ({ starts_at, ends_at, zone }: Told) =>
  starts_at && ends_at ? timeWords({ starts_at, ends_at }, zone) : null

/** A link where the place is one. */
export const linkIn = (place: string | null) => (place && /^https?:\/\/\S+$/.test(place) ? place : undefined)

export const useIsCompany = () => useSession().userType === 'CompanyManager'
