import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import { bareCpf } from '#wire/person/cpf.ts'
import type { Received } from '#wire/endpoint.ts'
import { storedPhone } from '#wire/person/phone.ts'
import type { updateCollaborator } from '../wire/collaborators.ts'
import { SEALED_CPF, SEALED_RG } from './sealed.ts'

type Written =
  | 'phone'
  | 'education'
  | 'organization'
  | 'professional_registration'
  | 'accept_email'
  | 'contract_approver'
  | 'hr_representative_for_universities'
  | 'document'
  | 'documents_attributes'
type Profile = Pick<Received<typeof updateCollaborator>['body']['company_manager'], Written>
type Documents = NonNullable<Profile['documents_attributes']>

/**
 * What is not sent stays as it is; an empty text empties the field. Answers false where another version stands by now.
 */
export async function writeProfile(ctx: Ctx, company_manager_id: string, profile: Profile, lock_version: number) {
  await ctx.db
    .insertInto('collaborator_profiles')
    .values({ company_manager_id })
    .onConflict((c) => c.doNothing())
    .execute()
  const { numUpdatedRows } = await ctx.db
    .updateTable('collaborator_profiles')
    .set(columnsOf(ctx, company_manager_id, profile))
    .set((e) => ({ lock_version: e('lock_version', '+', 1) }))
    .where('company_manager_id', '=', company_manager_id)
    .where('lock_version', '=', lock_version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  if (profile.documents_attributes) await writeDocuments(ctx, company_manager_id, profile.documents_attributes)
  return true
}

type NewProfile = { company_manager_id: string; profile: Profile }

/** Of people who have none yet. */
export async function writeNewProfiles(ctx: Ctx, given: NewProfile[]) {
  const profiles = given.map(({ company_manager_id, profile }) => ({
    company_manager_id,
    ...columnsOf(ctx, company_manager_id, profile),
  }))
  await ctx.db.insertInto('collaborator_profiles').values(profiles).execute()
  const documents = given.flatMap(({ company_manager_id, profile }) =>
    (profile.documents_attributes ?? [])
      .filter(({ _destroy }) => !_destroy)
      .map((one) => documentRow(ctx, company_manager_id, one)),
  )
  if (documents.length) await ctx.db.insertInto('collaborator_documents').values(documents).execute()
}

const columnsOf = (ctx: Ctx, company_manager_id: string, { document, ...profile }: Profile) => ({
  phone: profile.phone?.trim() ? storedPhone(profile.phone) : blankToNull(profile.phone),
  education: blankToNull(profile.education),
  organization: blankToNull(profile.organization),
  professional_registration: blankToNull(profile.professional_registration),
  cpf_sealed:
    document === undefined
      ? undefined
      : document
        ? ctx.secrets.seal(SEALED_CPF, company_manager_id, bareCpf(document))
        : null,
  accept_email: profile.accept_email,
  contract_approver: profile.contract_approver,
  hr_representative_for_universities: profile.hr_representative_for_universities,
})

const documentRow = (
  ctx: Ctx,
  company_manager_id: string,
  { document_type, number, peculiarities: { issuer, state_id } }: Documents[number],
) => ({
  id: uuid(ctx.now.getTime()),
  company_manager_id,
  document_type,
  number_sealed: ctx.secrets.seal(SEALED_RG, company_manager_id, number),
  issuer: blankToNull(issuer) ?? null,
  state_id: state_id ?? null,
})

/** A state that is on no list breaks its key, whoever sent it; the form says it on its field. */
export const sayWrongState = (error: unknown) => {
  throw (error as { constraint?: string }).constraint === 'collaborator_documents_state_id_fkey'
    ? invalid({ 'documents[0].peculiarities.state_id': 'Escolha um dos estados da lista' })
    : error
}

const blankToNull = (text: string | null | undefined) => (text === undefined ? undefined : text?.trim() || null)

async function writeDocuments(ctx: Ctx, company_manager_id: string, documents: Documents) {
  for (const one of documents) {
    await ctx.db
      .deleteFrom('collaborator_documents')
      .where('company_manager_id', '=', company_manager_id)
      .where('document_type', '=', one.document_type)
      .execute()
    if (!one._destroy)
      await ctx.db
        .insertInto('collaborator_documents')
        .values(documentRow(ctx, company_manager_id, one))
        .execute()
  }
}
