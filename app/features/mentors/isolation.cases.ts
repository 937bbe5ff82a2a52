// Mentors: one with hours and a group session, and a conversation that a candidate has booked.
import { bookMentor } from '#features/mentors/wire/bookings.ts'
import { listSlots } from '#features/mentors/wire/mentors.ts'
import { changeHours, createMentor, createSession } from '#features/mentors/wire/operator-mentors.ts'
import type { Case } from '#test/isolation/case.ts'
import { candidate, nobody, ofNobody, operator, type Opens, SOME_ID } from '#test/isolation/opens.ts'
import type { TestApp } from '#test/support/app.ts'
import type { Person } from '#test/support/people.ts'

const none = (meant: NonNullable<Case['meant']>, send: object = {}): Case[] => [
  { what: 'nothing that is there', send: ofNobody({ ...send }), opens: nobody, meant },
]
const MENTOR = {
  name: 'Mentora',
  headline: 'x',
  area_ids: ['administracao'],
  description: 'x',
  email: 'x@mentores.example',
  link: 'https://sala.example/',
  minutes: 30,
  audience: 'everyone',
  published: false,
}
const SESSION = {
  title: 'x',
  link: 'https://sala.example/',
  starts_at: '2099-01-01T12:00:00Z',
  minutes: 60,
  capacity: 10,
}
const reason = 'x'
let mentor = ''
let session = ''
let booking = ''
let owner: Person | undefined
const isOwner: Opens = (person) => person.name === owner?.name

export async function prepare(app: TestApp, { people }: { people: Person[] }) {
  const { token } = people.find(({ kind }) => kind === 'Operator')!
  mentor = (await app.call(createMentor, { mentor: { ...MENTOR, published: true } }, token)).data.id
  const hours = [2, 3, 4, 5, 6].map((day_of_week) => ({ day_of_week, from: '09:00', to: '18:00' }))
  await app.call(changeHours, { id: mentor, hours }, token)
  const made = await app.call(createSession, { id: mentor, session: SESSION }, token)
  session = made.data.attributes.sessions[0]!.id
  owner = people.find(({ kind }) => kind === 'User')!
  const { slots } = (await app.call(listSlots, { id: mentor }, owner.token)).data.attributes
  booking = (await app.call(bookMentor, { id: mentor, booking: { starts_at: slots.at(-1)!.starts_at } }, owner.token))
    .data.id
}

const of = (opens: Opens, meant: Opens, id: () => string, send: object = {}): Case[] => [
  { what: 'one that is there', send: () => ({ id: id(), ...send }), opens, meant },
  ...none(meant, send),
]
const ofMentor = (meant: Opens, send: object = {}) => of(meant, meant, () => mentor, send)
/** Acts that come too early: whoever may take them is refused for that. */
const ofBooking = (send: object = {}) => of(isOwner, candidate, () => booking, send)
const ofDesk = (send: object = {}) => of(operator, operator, () => booking, send)

export const cases: Record<string, Case[]> = {
  'get /v1/mentors': [{ opens: candidate }],
  'get /v1/mentors/standing': [{ opens: candidate }],
  'get /v1/mentors/{id}': ofMentor(candidate),
  'get /v1/mentors/{id}/slots': ofMentor(candidate),
  'put /v1/mentors/{id}/wait': ofMentor(candidate, { waiting: false }),
  'get /v1/mentors/bookings': [{ opens: candidate }],
  'post /v1/mentors/{id}/bookings': ofMentor(candidate, { booking: { starts_at: '2020-01-01T12:00:00Z' } }),
  // The act would change the world: its owner asks for a missing one.
  'delete /v1/mentors/bookings/{id}': [
    {
      what: 'one that is there',
      send: ({ person }) => ({ id: isOwner(person) ? SOME_ID : booking }),
      opens: nobody,
      meant: candidate,
    },
  ],
  'post /v1/mentors/bookings/{id}/contest': ofBooking({ contest: { reason } }),
  'post /v1/mentors/bookings/{id}/feedback': ofBooking({ feedback: { stars: 5 } }),
  'get /v1/admin/mentors': [{ opens: operator }],
  'post /v1/admin/mentors': [{ send: () => ({ mentor: {} }), opens: operator }],
  'get /v1/admin/mentors/{id}': ofMentor(operator),
  'put /v1/admin/mentors/{id}': ofMentor(operator, { mentor: { ...MENTOR, lock_version: 999 } }),
  'put /v1/admin/mentors/{id}/hours': ofMentor(operator, { hours: [] }),
  'put /v1/admin/mentors/{id}/days_off': ofMentor(operator, { days_off: [] }),
  'post /v1/admin/mentors/{id}/sessions': ofMentor(operator, {
    session: { ...SESSION, starts_at: '2020-01-01T12:00:00Z' },
  }),
  'post /v1/admin/mentors/{id}/sessions/{session_id}/cancellation': [
    // Without a reason.
    { what: 'one', send: () => ({ id: mentor, session_id: session, reason: '' }), opens: operator },
    ...none(operator, { session_id: SOME_ID, reason }),
  ],
  'get /v1/admin/mentor_bookings': [{ opens: operator }],
  'post /v1/admin/mentor_bookings/{id}/cancellation': [
    { what: 'one', send: () => ({ id: booking, reason: '' }), opens: operator },
    ...none(operator, { reason }),
  ],
  'post /v1/admin/mentor_bookings/{id}/absence': ofDesk({ absent: true }),
  'post /v1/admin/mentor_bookings/{id}/settlement': ofDesk({ forgiven: true }),
}
