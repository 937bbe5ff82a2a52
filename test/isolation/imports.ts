import { importCollaborators } from '#features/collaborators/wire/collaborators.ts'
import type { TestApp } from '#test/support/app.ts'
import type { Person, Place } from '#test/support/people.ts'

/** A spreadsheet that an Administrador of each company has just sent. */
export async function importOfEach(app: TestApp, people: Person[]) {
  const imports = {} as Record<Place, string>
  for (const { role, place, token } of people)
    if (role === 'Administrador' && place)
      imports[place] = (
        await app.call(importCollaborators, { file: new File(['Nome completo;E-mail;Permissões'], 'x.csv') }, token)
      ).data.id
  return imports
}
