// Internship programs: one draft of each company.
import { createProgram } from '#features/programs/wire/programs.ts'
import type { Case } from '#test/isolation/case.ts'
import { both, candidate, inTreeOf, nobody, type Opens, PLACES, SOME_ID, withFeature } from '#test/isolation/opens.ts'
import type { TestApp } from '#test/support/app.ts'
import type { Person, Place } from '#test/support/people.ts'

const AT = '/v1/internship_programs'
const writes = withFeature('INTERNSHIP')
const theirs = (place: Place): Opens => both(writes, inTreeOf(place))
const programs = {} as Record<Place, string>

export async function prepare(app: TestApp, { people }: { people: Person[] }) {
  for (const { role, place, token } of people)
    if (role === 'Recrutador' && place)
      programs[place] = (await app.call(createProgram, { program: { title: `Programa de ${place}` } }, token)).data.id
}

const none = (body: object = {}): Case => ({
  what: 'no program',
  send: () => ({ id: SOME_ID, ...body }),
  opens: nobody,
  meant: writes,
})
const ofEach = (body: object = {}): Case[] => [
  ...PLACES.map((place): Case => ({
    what: `a draft of ${place}`,
    send: () => ({ id: programs[place], ...body }),
    opens: theirs(place),
    meant: writes,
  })),
  none(body),
]

export const cases: Record<string, Case[]> = {
  [`get ${AT}/owned`]: [{ opens: writes }],
  // A draft's page is its company's own: for anybody else there is none.
  [`get ${AT}/{id}`]: PLACES.map((place): Case => ({
    what: `a draft of ${place}`,
    send: () => ({ id: programs[place] }),
    opens: theirs(place),
    closed: 404,
  })),
  [`get ${AT}/{id}/picture.png`]: [{ what: 'a draft', send: () => ({ id: programs.company }), opens: nobody }],
  // Refused before anything is written: its edition is no year.
  [`post ${AT}`]: [{ send: () => ({ program: { edition: 1 } }), opens: writes }],
  // A draft has no choices for anybody.
  [`get ${AT}/{id}/choices`]: [
    { what: 'a draft', send: () => ({ id: programs.company }), opens: nobody, meant: candidate },
  ],
  [`put ${AT}/{id}/choices`]: [
    {
      what: 'a draft',
      send: () => ({ id: programs.company, choices: { job_ids: [] } }),
      opens: nobody,
      meant: candidate,
    },
  ],
  [`get ${AT}/{id}/attributes`]: ofEach(),
  // Stale.
  [`put ${AT}/{id}`]: ofEach({ program: { lock_version: 999 } }),
  // Without a date; and closed only once published.
  [`post ${AT}/{id}/publication`]: ofEach(),
  [`post ${AT}/{id}/closure`]: ofEach(),
  [`delete ${AT}/{id}`]: [
    none(),
    ...PLACES.map((place): Case => ({
      what: `a draft of ${place}`,
      // Deleting it would change the world: who is allowed asks for a missing one.
      send: ({ person }) => ({ id: theirs(place)(person) ? SOME_ID : programs[place] }),
      opens: nobody,
      meant: writes,
    })),
  ],
}
