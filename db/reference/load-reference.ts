import { loadAcademy, placeVideos } from '#features/academy/server/academy.ts'
import { loadTemplates } from '#features/document-templates/server/document-templates.ts'
import { loadInstitutions } from '#features/institutions/server/institutions.ts'
import { loadTests } from '#features/skill-tests/server/skill-tests.ts'
import { loadReferenceLists } from '#features/static-lists/server/static-lists.ts'
import { type House, newCtx } from '#server/house.ts'
import { fault } from '#server/watch/log.ts'

/** The lists that the product cannot do without, in the order in which they point at each other. */
export async function loadReference({ database: { patient } }: Pick<House, 'database'>) {
  await loadReferenceLists(patient)
  await loadInstitutions(patient)
  await loadTemplates(patient)
  await loadTests(patient)
  await loadAcademy(patient)
}

/** The files that travel with the lists, put into storage. A task tries again what fails here. */
export const placeFiles = (house: House) =>
  placeVideos({ ...newCtx(house), db: house.database.patient }).catch((error: unknown) =>
    house.log.error('videos of the Academy not placed', fault(error)),
  )
