import { previewOf } from '#features/document-templates/server/document-templates.ts'
import { foldersTerms } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import type { Received } from '#wire/endpoint.ts'
import type { previewDocument as endpoint } from '../../wire/drafts.ts'

/** Printed in the place of the code that the document gets once there is one. */
const NO_CODE = 'PT-0000-0000'

export async function previewDocument(ctx: Ctx, id: string, { kind, terms_id }: Received<typeof endpoint>['query']) {
  const { folder, terms } = await foldersTerms(ctx, id, { terms_id })
  const { paper, blanks } = await previewOf(ctx, {
    kind,
    company_id: folder.company_id,
    institution_id: terms.institution_id,
    internship_id: id,
    terms_id: terms.id,
    facts: { 'documento.codigo': NO_CODE, 'documento.versao': 1 },
  })
  return { paper, blanks: blanks.map(({ variable: { label, by } }) => ({ label, by })) }
}
