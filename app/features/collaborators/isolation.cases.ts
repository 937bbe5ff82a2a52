import { importCollaborators } from './wire/collaborators.ts'
import type { TestApp } from '#test/support/app.ts'
import type { Person, Place } from '#test/support/people.ts'
import type { Case } from '#test/isolation/case.ts'
import { both, either, inTreeOf, type Opens, PLACES, withFeature } from '#test/isolation/opens.ts'

const AT = '/v1/profile/company_managers'
const NOBODY = '01900000-0000-7000-8000-000000000000'
const SOMEBODY = 'Supervisor de Estágio'
const manager = withFeature('PROFILE')
const keepsPeople = withFeature('COLLABORATORS')

const self =
  (place: Place): Opens =>
  (person) =>
    person.place === place && person.role === SOMEBODY
const theirKeeper = (place: Place) => both(keepsPeople, inTreeOf(place))

/** One colleague of each company, requested by everybody; and one who does not exist. */
const ofEachPlace = (
  opens: (place: Place) => Opens,
  { meant, ...body }: { meant?: Opens } & Record<string, unknown> = {},
): Case[] => [
  ...PLACES.map((place): Case => ({
    what: `somebody of ${place}`,
    send: ({ people }) => ({ uuid: people.find(self(place))!.manager_id, ...body }),
    opens: opens(place),
    ...(meant && { meant }),
  })),
  { what: 'nobody', send: () => ({ uuid: NOBODY, ...body }), opens: () => false, ...(meant && { meant }) },
]
const seen = (place: Place) => either(self(place), theirKeeper(place))
/** An allowed write is refused as stale. */
const STALE = { company_manager: { name: 'Outro Nome', lock_version: 999 } }

/** Nobody deactivates themselves: an allowed call is 409. */
const onThemselves: Case = {
  what: 'themselves',
  send: ({ person }) => ({ uuid: person.manager_id ?? NOBODY }),
  opens: keepsPeople,
}
const strangersOnly: Case = {
  what: 'somebody of a stranger',
  send: ({ person, people }) => ({
    uuid: people.find(self(person.place === 'stranger' ? 'company' : 'stranger'))!.manager_id,
  }),
  opens: () => false,
}
/** A former colleague: an allowed call is 409. */
const whoHasLeft = PLACES.map((place): Case => ({
  what: `somebody who left ${place}`,
  send: ({ belongings }) => ({ uuid: belongings.gone[place] }),
  opens: theirKeeper(place),
}))

const imports = {} as Record<Place, string>

/** A sheet of each company, sent by its Administrador. */
export async function prepare(app: TestApp, { people }: { people: Person[] }) {
  for (const { role, place, token } of people)
    if (role === 'Administrador' && place) {
      const file = new File(['Nome completo;E-mail;Permissões'], 'x.csv')
      imports[place] = (await app.call(importCollaborators, { file }, token)).data.id
    }
}

/** One of each company, not checked yet: committing it is refused as too early. */
const ofEachImport = (): Case[] => [
  ...PLACES.map((place): Case => ({
    what: `an import of ${place}`,
    send: () => ({ id: imports[place] }),
    opens: theirKeeper(place),
  })),
  { what: 'no import', send: () => ({ id: NOBODY }), opens: () => false },
]

export const cases: Record<string, Case[]> = {
  [`get ${AT}/owned`]: [{ opens: keepsPeople }],
  [`get ${AT}/company_descendants.json`]: [{ opens: withFeature('PROFILE') }],
  [`post ${AT}`]: [{ send: () => ({ company_manager: {} }), opens: keepsPeople }],
  [`get ${AT}/{uuid}`]: ofEachPlace(seen, { meant: manager }),
  [`get ${AT}/{uuid}/attributes`]: ofEachPlace(seen, { meant: manager }),
  [`put ${AT}/{uuid}`]: ofEachPlace(seen, { meant: manager, ...STALE }),
  [`post ${AT}/{uuid}/deactivation`]: [onThemselves, strangersOnly, ...whoHasLeft],
  [`post ${AT}/{uuid}/reactivation`]: ofEachPlace(theirKeeper),
  'get /importar_colaboradores.xlsx': [{ opens: () => true }],
  [`post ${AT}/import`]: [{ opens: keepsPeople }],
  [`get ${AT}/imports/{id}`]: ofEachImport(),
  [`get ${AT}/imports/{id}/rows`]: ofEachImport(),
  [`post ${AT}/imports/{id}/commit`]: ofEachImport(),
  [`post ${AT}/{uuid}/invitation`]: ofEachPlace(theirKeeper),
}
