import type { Ctx } from '#server/context.ts'
import { formatCpf } from '#wire/person/cpf.ts'
import type { Answer } from '#wire/endpoint.ts'
import { shownPhone } from '#wire/person/phone.ts'
import { roleName } from '#wire/person/roles.ts'
import type { listCollaborators, showCollaborator } from '../wire/collaborators.ts'
import type { CollaboratorRow, DocumentRow, ListedRow } from './queries.ts'
import { SEALED_CPF, SEALED_RG } from './sealed.ts'

type Listed = Answer<typeof listCollaborators>['collection']['data'][number]
type Collaborator = Answer<typeof showCollaborator>['data']

const listed = (row: ListedRow): Listed['attributes'] => ({
  name: row.name,
  email: row.email,
  job_title: row.job_title,
  company_id: row.company_id,
  company_name: row.company_name,
  company_group_role_ids: row.role_ids,
  roles: row.role_ids.map(roleName),
  active: row.deactivated_at === null,
  invited: !row.has_password,
  uninvited: row.uninvited,
})

export const listedResource = (row: ListedRow): Listed => ({
  id: row.id,
  type: 'company_manager',
  attributes: listed(row),
})

export const collaboratorResource = (ctx: Ctx, row: CollaboratorRow, documents: DocumentRow[]): Collaborator => ({
  id: row.id,
  type: 'company_manager',
  attributes: {
    ...listed(row),
    phone: row.phone && shownPhone(row.phone),
    document: row.cpf_sealed && formatCpf(ctx.secrets.open(SEALED_CPF, row.id, row.cpf_sealed)),
    education: row.education,
    organization: row.organization,
    professional_registration: row.professional_registration,
    accept_email: row.accept_email ?? false,
    contract_approver: row.contract_approver ?? false,
    hr_representative_for_universities: row.hr_representative_for_universities ?? false,
    otp_required_for_login: row.otp_required_for_login,
    documents: documents.map((d) => ({
      id: d.id,
      document_type: 'rg',
      number: ctx.secrets.open(SEALED_RG, row.id, d.number_sealed),
      peculiarities: { issuer: d.issuer, state_id: d.state_id },
    })),
    lock_version: row.lock_version ?? 0,
  },
})
