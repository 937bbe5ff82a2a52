import { useQuery } from '@tanstack/react-query'
import { listOwnRegistrations } from '#features/events/wire/registrations.ts'
import { listBookings } from '#features/mentors/wire/bookings.ts'
import { answerOf } from '#web/calls/answer.ts'
import { momentInWords } from '#wire/time/span-words.ts'
import { BRASILIA, wallTime } from '#wire/time/zones.ts'
import type { NextStep } from './next-steps.ts'
import { DAYS_AHEAD, whenOf } from './when.ts'

/** Mentoring and events of today and the next two days. */
export function useAgreedSteps() {
  const mentoring = useQuery(answerOf(listBookings, { which: 'ahead' }))
  const events = useQuery(answerOf(listOwnRegistrations, { which: 'ahead' }))
  const booked = (mentoring.data?.collection.data ?? []).map(({ id, attributes: of }): NextStep => ({
    id,
    title: of.session_title ?? `Mentoria com ${of.mentor.name}`,
    text: `Mentoria, ${momentInWords(of.starts_at, of.zone, of.own_zone)}.`,
    due: wallTime(of.starts_at, BRASILIA).day,
    action: 'Ver a mentoria',
    to: '/mentores-de-carreira',
  }))
  const seats = (events.data?.collection.data ?? [])
    .filter(({ attributes: { state } }) => state === 'confirmed' || state === 'offered')
    .map(({ id, attributes: of }): NextStep => ({
      id,
      title: of.session_title,
      text: `${of.event_title}, ${momentInWords(of.starts_at, of.zone)}.`,
      due: wallTime(of.starts_at, BRASILIA).day,
      action: of.state === 'offered' ? 'Aceitar a vaga' : 'Ver o ingresso',
      to: `/usuarios/eventos/${id}`,
    }))
  return {
    reads: [mentoring, events],
    steps: [...booked, ...seats].filter(({ due }) => whenOf(due!).days <= DAYS_AHEAD),
  }
}
