// Events: one of each company, one of the platform, and sign-ups of a candidate.
import { createEvent, publishEvent, showEvent } from '#features/events/wire/events.ts'
import { signUpForEvent, listOwnRegistrations } from '#features/events/wire/registrations.ts'
import type { Case } from '#test/isolation/case.ts'
import {
  all,
  both,
  candidate,
  either,
  inTreeOf,
  nobody,
  open,
  operator,
  type Opens,
  PLACES,
  SOME_ID,
  withFeature,
} from '#test/isolation/opens.ts'
import type { TestApp } from '#test/support/app.ts'
import type { Person, Place } from '#test/support/people.ts'

const writes = withFeature('EVENTS')
const keeps = either(writes, operator)
const theirs = (place: Place): Opens => both(writes, inTreeOf(place))
const drafts = {} as Record<Place | 'platform', string>
/** On air: the demonstration's companies are not those of these people. */
let published = ''
let owner: Person | undefined
let registration = ''
/** Of the company, at the platform's event. */
const stand = SOME_ID.replace(/0$/, '1')

const form = {
  title: 'Palestra',
  description: 'Sobre o começo da carreira.',
  place: 'Auditório',
  address: 'Rua A, 1, Campinas, SP',
  sessions_attributes: [{ title: 'Palestra', day: '10/03/2099', from: '10:00', to: '11:00', capacity: 9 }],
}

export async function prepare(app: TestApp, { people }: { people: Person[] }) {
  const create = async (token: string | undefined) => (await app.call(createEvent, { event: form }, token)).data.id
  for (const { role, place, token } of people) if (role === 'Recrutador' && place) drafts[place] = await create(token)
  const { token } = people.find(({ kind }) => kind === 'Operator')!
  drafts.platform = await create(token)
  published = await create(token)
  await app.call(publishEvent, { uuid: published }, token)
  const { db, now } = app.ctx()
  const { company_id } = await db
    .selectFrom('events')
    .select('company_id')
    .where('id', '=', drafts.company)
    .executeTakeFirstOrThrow()
  const created_at = now.toISOString()
  await db
    .insertInto('event_stands')
    .values({ id: stand, event_id: published, company_id: company_id!, confirmed_at: created_at, created_at })
    .execute()
  owner = people.find(({ kind }) => kind === 'User')!
  const { sessions } = (await app.call(showEvent, { uuid: published })).data.attributes
  const sent = { session_ids: sessions.map(({ id }) => id) }
  await app.call(signUpForEvent, { uuid: published, registration: sent }, owner.token)
  registration = (await app.call(listOwnRegistrations, {}, owner.token)).collection.data[0]!.id
}

/** `body` changes nothing: a stale version, or no reason. */
const ofEach = (body: object = {}): Case[] => [
  ...PLACES.map((place): Case => ({
    what: `an event of ${place}`,
    send: () => ({ uuid: drafts[place], ...body }),
    opens: theirs(place),
    meant: keeps,
  })),
  {
    what: 'an event of the platform',
    send: () => ({ uuid: drafts.platform, ...body }),
    opens: operator,
    meant: keeps,
  },
  { what: 'no event', send: () => ({ uuid: SOME_ID, ...body }), opens: nobody, meant: keeps },
]
const isOwner: Opens = (person) => person.name === owner?.name
const ofOwner: Case[] = [
  { what: 'a sign-up', send: () => ({ id: registration }), opens: isOwner, meant: candidate },
  { what: 'no sign-up', send: () => ({ id: SOME_ID }), opens: nobody, meant: candidate },
]
const ofLink: Case[] = [{ what: 'a guess', send: () => ({ token: 'a-guess' }), opens: nobody, meant: all }]
const isStands = theirs('company')
const ofStand: Case[] = [{ what: 'of the company', send: () => ({ id: stand }), opens: isStands, meant: writes }]
// The other candidates have not proven their e-mail.
const ofPerson: Case[] = [
  {
    what: 'confirmed',
    send: ({ person }) => ({ id: isOwner(person) ? stand : SOME_ID }),
    opens: isOwner,
    meant: candidate,
  },
]
const twice = (cases: Case[]): Case[] =>
  cases.map((one) => ({
    ...one,
    // The act would change the world: who is allowed asks for a missing one.
    send: (given) => (one.opens(given.person) ? { id: SOME_ID } : one.send!(given)),
    opens: nobody,
  }))

export const cases: Record<string, Case[]> = {
  'get /v1/events': open(),
  'get /v1/events/owned': [{ opens: keeps }],
  // Without a title.
  'post /v1/events': [{ send: () => ({ event: {} }), opens: keeps }],
  'get /v1/events/{uuid}': [
    { what: 'on air', send: () => ({ uuid: published }), opens: all },
    { what: 'a draft', send: () => ({ uuid: drafts.company }), opens: nobody, meant: all },
  ],
  'get /v1/events/{uuid}/attributes': ofEach(),
  // Stale.
  'put /v1/events/{uuid}': ofEach({ event: { lock_version: 999 } }),
  // The companies of these people are not verified, and have nothing to be published with.
  'post /v1/events/{uuid}/publication': [
    { what: 'no event', send: () => ({ uuid: SOME_ID }), opens: nobody, meant: keeps },
    ...PLACES.map((place): Case => ({
      what: `an event of ${place}`,
      send: ({ person }) => ({ uuid: theirs(place)(person) ? SOME_ID : drafts[place] }),
      opens: nobody,
      meant: keeps,
    })),
  ],
  'post /v1/events/{uuid}/cancellation': ofEach({ cancellation: { reason: '' } }),
  // In no session.
  'post /v1/events/{uuid}/registrations': [
    { what: 'on air', send: () => ({ uuid: published, registration: { session_ids: [] } }), opens: all },
    {
      what: 'a draft',
      send: () => ({ uuid: drafts.company, registration: { session_ids: [SOME_ID] } }),
      opens: nobody,
      meant: all,
    },
  ],
  'get /v1/events/{uuid}/clashes': [
    { what: 'on air', send: () => ({ uuid: published }), opens: candidate },
    { what: 'a draft', send: () => ({ uuid: drafts.company }), opens: nobody, meant: candidate },
  ],
  'get /v1/events/{uuid}/registrations': ofEach(),
  'get /v1/events/{uuid}/registrations/sheet': ofEach(),
  'get /v1/events/{uuid}/check_ins': ofEach(),
  'post /v1/events/{uuid}/check_ins': ofEach({ check_in: {} }),
  'delete /v1/events/{uuid}/registrations/{id}/presence': [
    {
      what: 'of nobody',
      send: () => ({ uuid: drafts.company, id: SOME_ID }),
      opens: nobody,
      meant: keeps,
    },
  ],
  // Nobody came.
  'post /v1/events/{uuid}/certificate': [
    { what: 'on air', send: () => ({ uuid: published }), opens: candidate },
    { what: 'no event', send: () => ({ uuid: SOME_ID }), opens: nobody, meant: candidate },
  ],
  'get /v1/events/{uuid}/certificate': [{ send: () => ({ uuid: published }), opens: candidate }],
  'get /v1/events/guest_registrations/{token}/certificate': ofLink,
  'get /v1/events/certificates/{code}': [
    { what: 'a guess', send: () => ({ code: 'AAAA' }), opens: nobody, meant: all },
  ],
  'get /v1/events/stands/interests': [{ opens: candidate }],
  'get /v1/events/stands': [{ opens: writes }],
  'get /v1/events/stands/{id}': [
    { what: 'confirmed', send: () => ({ id: stand }), opens: all },
    { what: 'no stand', send: () => ({ id: SOME_ID }), opens: nobody, meant: all },
  ],
  'get /v1/events/stands/{id}/attributes': ofStand,
  'post /v1/events/stands/{id}/confirmation': ofStand,
  'get /v1/events/stands/{id}/interests': ofStand,
  'get /v1/events/stands/{id}/interests/sheet': ofStand,
  'delete /v1/events/stands/{id}': ofStand.map((one) => ({
    ...one,
    send: ({ person }) => ({ id: isStands(person) ? SOME_ID : stand }),
    opens: nobody,
  })),
  'post /v1/events/stands/{id}/interest': ofPerson,
  'delete /v1/events/stands/{id}/interest': ofPerson,
  'get /v1/events/{uuid}/stands': ofEach(),
  // Of nobody.
  'post /v1/events/{uuid}/stands': ofEach({ stand: { cnpj: '' } }),
  'delete /v1/events/{uuid}/stands/{id}': [
    { what: 'no stand', send: () => ({ uuid: drafts.company, id: SOME_ID }), opens: nobody, meant: keeps },
  ],
  'get /v1/events/registrations': [{ opens: candidate }],
  'get /v1/events/registrations/{id}': ofOwner,
  'post /v1/events/registrations/{id}/acceptance': twice(ofOwner),
  'delete /v1/events/registrations/{id}': twice(ofOwner),
  'get /v1/events/guest_registrations/{token}': ofLink,
  'post /v1/events/guest_registrations/{token}/confirmation': ofLink,
  'post /v1/events/guest_registrations/{token}/acceptance': ofLink,
  'delete /v1/events/guest_registrations/{token}': ofLink,
}
