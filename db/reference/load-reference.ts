import { loadTemplates } from '#features/document-templates/server/document-templates.ts'
import { loadInstitutions } from '#features/institutions/server/institutions.ts'
import { loadReferenceLists } from '#features/static-lists/server/static-lists.ts'
import type { House } from '#server/house.ts'

/** The lists that the product cannot do without, in the order in which they point at each other. */
export async function loadReference({ database: { patient } }: Pick<House, 'database'>) {
  await loadReferenceLists(patient)
  await loadInstitutions(patient)
  await loadTemplates(patient)
}
