// Questionnaires of companies: one of each.
import { createForm } from '#features/questionnaires/wire/forms.ts'
import type { Case } from '#test/isolation/case.ts'
import { both, inTreeOf, nobody, type Opens, PLACES, SOME_ID, withFeature } from '#test/isolation/opens.ts'
import type { TestApp } from '#test/support/app.ts'
import type { Person, Place } from '#test/support/people.ts'

const writes = withFeature('QUESTIONNAIRE')
const theirs = (place: Place): Opens => both(writes, inTreeOf(place))
const forms = {} as Record<Place, string>

export async function prepare(app: TestApp, { people }: { people: Person[] }) {
  for (const { role, place, token } of people)
    if (role === 'Recrutador' && place)
      forms[place] = (await app.call(createForm, { form: { title: `Perguntas de ${place}` } }, token)).data.id
}

const none = (body: object = {}): Case => ({
  what: 'no questionnaire',
  send: () => ({ id: SOME_ID, ...body }),
  opens: nobody,
  meant: writes,
})
const ofEach = (body: object = {}): Case[] => [
  ...PLACES.map((place): Case => ({
    what: `a questionnaire of ${place}`,
    send: () => ({ id: forms[place], ...body }),
    opens: theirs(place),
    meant: writes,
  })),
  none(body),
]

export const cases: Record<string, Case[]> = {
  'get /v1/ats/questionnaire/forms': [{ opens: writes }],
  // Without a title.
  'post /v1/ats/questionnaire/forms': [{ send: () => ({ form: {} }), opens: writes }],
  'get /v1/ats/questionnaire/forms/{id}': ofEach(),
  'get /v1/ats/questionnaire/forms/{id}/attributes': ofEach(),
  // Stale.
  'put /v1/ats/questionnaire/forms/{id}': ofEach({ form: { lock_version: 999 } }),
  'delete /v1/ats/questionnaire/forms/{id}': [
    none(),
    ...PLACES.map((place): Case => ({
      what: `a questionnaire of ${place}`,
      // Deleting it would change the world: who is allowed asks for a missing one.
      send: ({ person }) => ({ id: theirs(place)(person) ? SOME_ID : forms[place] }),
      opens: nobody,
      meant: writes,
    })),
  ],
  'post /v1/ats/questionnaire/forms/{id}/copy': [
    ...ofEach(),
    ...PLACES.map((place): Case => ({
      what: `to ${place}`,
      send: ({ person, companies }) => ({ id: forms[person.place ?? 'company'], company_id: companies[place] }),
      opens: theirs(place),
      meant: writes,
    })),
  ],
}
