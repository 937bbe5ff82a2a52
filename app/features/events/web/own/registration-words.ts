import type { Answer } from '#wire/endpoint.ts'
import { momentInWords } from '#wire/time/span-words.ts'
import type { Standing } from '#web/ui/states/standing.tsx'
import type { showOwnRegistration } from '../../wire/registrations.ts'
import { REGISTRATION_STATES } from '../../wire/event-words.ts'

export type Registration = Answer<typeof showOwnRegistration>['data']

const STANDINGS: Record<Registration['attributes']['state'], Standing> = {
  confirmed: 'good',
  waiting: 'waiting',
  offered: 'turn',
  cancelled: 'bad',
}

export function standingOf(of: Registration['attributes']): [Standing, string] {
  if (of.state !== 'cancelled' && of.prove_by) return ['turn', 'Falta confirmar o e-mail']
  if (of.came_at) return ['good', 'Presença confirmada']
  return [STANDINGS[of.state], REGISTRATION_STATES[of.state]]
}

/** What the person should know or do now. */
export function nextStep(of: Registration['attributes']): string | undefined {
  if (of.state === 'cancelled') return of.ended_why ?? undefined
  if (of.prove_by) return `Confirme o seu e-mail até ${momentInWords(of.prove_by, of.zone)}.`
  if (of.state === 'offered') return `Aceite a vaga até ${momentInWords(of.offered_until!, of.zone)}.`
  if (of.state === 'waiting') return `Você está na posição ${of.position} da lista de espera.`
  return undefined
}

export const titleOf = ({ event_title, session_title }: Registration['attributes']) =>
  event_title === session_title ? event_title : `${event_title}: ${session_title}`
