import type { Ctx } from '#server/context.ts'
import { uuid } from '#server/uuid.ts'
import { bareCpf } from '#wire/cpf.ts'
import type { Received } from '#wire/endpoint.ts'
import type { updateCollaborator } from '../wire.ts'
import { SEALED_CPF, SEALED_RG } from './sealed.ts'

type Written =
  | 'phone' | 'education' | 'organization' | 'professional_registration' | 'accept_email' | 'contract_approver'
  | 'hr_representative_for_universities' | 'document' | 'documents_attributes'
type Profile = Pick<Received<typeof updateCollaborator>['body']['company_manager'], Written>
type Documents = NonNullable<Profile['documents_attributes']>

/** Somebody else wrote in between: the answer carries what stands now. */
export class Stale extends Error {}

/** What is not sent stays as it is; an empty text empties the field. */
export async function writeProfile(ctx: Ctx, company_manager_id: string, profile: Profile, lock_version?: number) {
  const { phone, education, organization, professional_registration, accept_email, contract_approver, hr_representative_for_universities, document, documents_attributes } = profile
  const columns = {
    phone: blankToNull(phone),
    education: blankToNull(education),
    organization: blankToNull(organization),
    professional_registration: blankToNull(professional_registration),
    cpf_sealed: document === undefined ? undefined : document ? ctx.secrets.seal(SEALED_CPF, company_manager_id, bareCpf(document)) : null,
    accept_email,
    contract_approver,
    hr_representative_for_universities,
  }
  await ctx.db.insertInto('collaborator_profiles').values({ company_manager_id }).onConflict((c) => c.doNothing()).execute()
  const { numUpdatedRows } = await ctx.db
    .updateTable('collaborator_profiles')
    .set(columns)
    .set((e) => ({ lock_version: e('lock_version', '+', 1) }))
    .where('company_manager_id', '=', company_manager_id)
    .$if(lock_version !== undefined, (query) => query.where('lock_version', '=', lock_version!))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Stale()
  if (documents_attributes) await writeDocuments(ctx, company_manager_id, documents_attributes)
}

const blankToNull = (text: string | null | undefined) => (text === undefined ? undefined : text?.trim() || null)

async function writeDocuments(ctx: Ctx, company_manager_id: string, documents: Documents) {
  for (const { document_type, number, peculiarities, _destroy } of documents) {
    await ctx.db.deleteFrom('collaborator_documents').where('company_manager_id', '=', company_manager_id).where('document_type', '=', document_type).execute()
    if (_destroy) continue
    const { issuer = null, state_id = null } = peculiarities
    await ctx.db
      .insertInto('collaborator_documents')
      .values({ id: uuid(ctx.now.getTime()), company_manager_id, document_type, number_sealed: ctx.secrets.seal(SEALED_RG, company_manager_id, number), issuer, state_id })
      .execute()
  }
}
