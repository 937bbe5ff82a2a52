// An event as search engines read it (schema.org Event). Contains only what the page shows.
import type { Event } from './event.ts'

const SCHEMA = 'https://schema.org/'

const placeOf = ({ mode, place, address }: Event['attributes'], url: string) =>
  mode === 'online'
    ? { '@type': 'VirtualLocation', url }
    : { '@type': 'Place', name: place, address: { '@type': 'PostalAddress', streetAddress: address } }

/** Undefined without a date: search engines want none then. */
export function eventMarkup({ id, attributes: event }: Event, origin: string, app_name: string) {
  if (!event.starts_at || !event.ends_at) return undefined
  const url = `${origin}/eventos/${id}/inscricao`
  const { company } = event
  const open = !event.cancelled && event.sessions.some(({ seats }) => seats === 'open')
  return {
    '@context': SCHEMA,
    '@type': 'Event',
    '@id': url,
    url,
    name: event.title,
    startDate: event.starts_at,
    endDate: event.ends_at,
    eventStatus: `${SCHEMA}${event.cancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `${SCHEMA}${event.mode === 'online' ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: placeOf(event, url),
    ...(event.description && { description: event.description }),
    ...(company?.avatar && { image: new URL(company.avatar, origin).href }),
    organizer: company
      ? { '@type': 'Organization', name: company.name, url: `${origin}/empresas/ver/${company.slug}` }
      : { '@type': 'Organization', name: app_name, url: origin },
    isAccessibleForFree: true,
    offers: {
      '@type': 'Offer',
      url,
      price: '0',
      priceCurrency: 'BRL',
      availability: `${SCHEMA}${open ? 'InStock' : 'SoldOut'}`,
    },
    ...(event.sessions.length > 1 && {
      subEvent: event.sessions.map(({ title, starts_at, ends_at }) => ({
        '@type': 'Event',
        name: title,
        startDate: starts_at,
        endDate: ends_at,
        location: placeOf(event, url),
      })),
    }),
  }
}
