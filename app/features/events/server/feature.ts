import type { Feature } from '#server/feature.ts'
import * as events from '../wire/events.ts'
import * as certificates from '../wire/certificates.ts'
import * as gate from '../wire/gate.ts'
import * as registrations from '../wire/registrations.ts'
import * as stands from '../wire/stands.ts'
import { creditPresence } from './certificate/credit-presence.ts'
import { certificateRoutes, gateRoutes } from './gate-routes.ts'
import { eventFigure } from './reading/event-figure.ts'
import { tellEventMoves } from './letters/tell-moves.ts'
import { reminders } from './letters/remind.ts'
import { routes } from './event-routes.ts'
import { expireRegistration } from './seats/expire.ts'
import { standRoutes } from './stand-routes.ts'
import { ownerListeners } from './seats/owner.ts'

export const feature = {
  name: 'events',
  wire: { ...events, ...registrations, ...certificates, ...gate, ...stands },
  // Before the addresses of events: 'certificates' is no event's id.
  routes: [...certificateRoutes, ...standRoutes, ...gateRoutes, ...routes],
  tasks: [expireRegistration, creditPresence, tellEventMoves, ...reminders] as never,
  listeners: ownerListeners,
  figures: { EVENTS: eventFigure },
} satisfies Feature
