// The people of a company: who they are, what they may do, and how they come in.
import * as z from 'zod/mini'
import { email } from '#wire/person/email.ts'
import { endpoint } from '#wire/endpoint.ts'
import { invalid, many, one, pageQuery, refused, resource, sortBy } from '#wire/json-api.ts'
import { newPassword, sameTwice } from '#wire/person/password.ts'
import { changesOf } from '#wire/record.ts'
import { visibleOrBlank, visibleText } from '#wire/text/visible-text.ts'

import { personRecord, roleIds } from './record.ts'

const tag = 'Colaboradores'
const maybe = z.nullable(z.string())
const line = (most: number) => z.optional(z.nullable(visibleOrBlank(most)))
const rg = z.object({
  id: z.optional(z.string()),
  document_type: z.literal('rg'),
  number: visibleText(30),
  peculiarities: z.object({ issuer: line(30), state_id: z.optional(z.nullable(z.string().check(z.length(2)))) }),
  _destroy: z.optional(z.boolean()),
})

const { rg: _, email: _e, company_id: _c, company_group_role_ids: _r, ...told } = changesOf(personRecord)
const profile = {
  ...told,
  name: personRecord.name.schema,
  documents_attributes: z.optional(z.array(rg).check(z.maxLength(1))),
}

export const newCollaboratorForm = z
  .object({ company_manager: z.object({ ...profile, email, company_id: z.uuid(), company_group_role_ids: roleIds }) })
  .check(z.meta({ id: 'NewCollaborator' }))

export const collaboratorForm = z
  .object({
    company_manager: z
      .object({
        ...profile,
        company_id: z.optional(z.uuid()),
        company_group_role_ids: z.optional(roleIds),
        lock_version: z.int32(),
        // One's own only: the account itself.
        email: z.optional(email),
        password: z.optional(z.union([z.literal(''), newPassword])),
        password_confirmation: z.optional(z.string()),
        current_password: z.optional(z.string().check(z.maxLength(200))),
        /**
         * Turning two-factor on needs its beginning (POST /v1/profile/two_factor) and the first code; any other change
         * the code, when it is on.
         */
        otp: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
        otp_required_for_login: z.optional(z.boolean()),
      })
      .check(sameTwice()),
  })
  .check(z.meta({ id: 'CollaboratorForm' }))

const listed = {
  name: z.string(),
  email: z.string(),
  job_title: maybe,
  company_id: z.string(),
  company_name: z.string(),
  company_group_role_ids: z.array(z.int()),
  roles: z.array(z.string()),
  active: z.boolean(),
  /** Has not chosen a password yet. */
  invited: z.boolean(),
  /** Has not come in, and no invitation waits: it was declined, or taken back with the access. */
  uninvited: z.boolean(),
}
export const listedCollaborator = resource('company_manager', z.object(listed)).check(
  z.meta({ id: 'ListedCollaborator' }),
)

export const collaborator = resource(
  'company_manager',
  z.object({
    ...listed,
    phone: maybe,
    document: maybe,
    education: maybe,
    organization: maybe,
    professional_registration: maybe,
    accept_email: z.boolean(),
    contract_approver: z.boolean(),
    hr_representative_for_universities: z.boolean(),
    otp_required_for_login: z.boolean(),
    documents: z.array(
      z.object({
        id: z.string(),
        document_type: z.literal('rg'),
        number: z.string(),
        peculiarities: z.object({ issuer: maybe, state_id: maybe }),
      }),
    ),
    lock_version: z.int(),
  }),
).check(z.meta({ id: 'Collaborator' }))

const at = '/v1/profile/company_managers'

export const COLLABORATOR_ORDERS = ['name', 'email', 'company_name'] as const
export type CollaboratorOrder = (typeof COLLABORATOR_ORDERS)[number]

export const listCollaborators = endpoint(`get ${at}/owned`, {
  query: z.extend(pageQuery, {
    q: z.optional(z.string().check(z.maxLength(120))),
    role_id: z.optional(z.int32()),
    company_id: z.optional(z.uuid()),
    sort: sortBy(COLLABORATOR_ORDERS),
    active: z.optional(z.boolean()),
  }),
  answer: many(listedCollaborator),
  feature: 'COLLABORATORS',
  tag,
  summary: 'Colaboradores da empresa e de suas filiais',
})

export const listDescendants = endpoint(`get ${at}/company_descendants.json`, {
  answer: z.array(z.object({ value: z.string(), label: z.string() })),
  feature: 'PROFILE',
  tag,
  summary: 'A empresa e suas filiais',
})

export const createCollaborator = endpoint(`post ${at}`, {
  body: newCollaboratorForm,
  answer: one(collaborator),
  status: 201,
  feature: 'COLLABORATORS',
  tag,
  summary: 'Convida um colaborador, que escolhe a senha por um link',
})

const oneCollaborator = { answer: one(collaborator), feature: 'PROFILE', tag, refuses: { 404: refused } } as const

export const showCollaborator = endpoint(`get ${at}/{uuid}`, { ...oneCollaborator, summary: 'Um colaborador' })
export const showAttributes = endpoint(`get ${at}/{uuid}/attributes`, {
  ...oneCollaborator,
  summary: 'Os valores com que o formulário de um colaborador começa',
})
export const updateCollaborator = endpoint(`put ${at}/{uuid}`, {
  ...oneCollaborator,
  answer: z.object({
    data: collaborator,
    /** Once only, when this save turned two-factor on. */
    recovery_codes: z.optional(z.array(z.string())),
  }),
  body: collaboratorForm,
  idempotent: true,
  summary: 'Altera um colaborador; o próprio perfil não muda permissões, aprovações nem empresa',
  refuses: { 404: refused, 409: z.object({ ...refused.shape, data: z.optional(collaborator) }) },
})

const standing = {
  answer: one(collaborator),
  feature: 'COLLABORATORS',
  tag,
  refuses: { 404: refused, 409: refused },
} as const
export const deactivateCollaborator = endpoint(`post ${at}/{uuid}/deactivation`, {
  ...standing,
  summary: 'Desativa um colaborador e encerra suas sessões',
})
export const reactivateCollaborator = endpoint(`post ${at}/{uuid}/reactivation`, {
  ...standing,
  summary: 'Reativa um colaborador',
})
export const inviteAgain = endpoint(`post ${at}/{uuid}/invitation`, {
  ...standing,
  refuses: { ...standing.refuses, 422: invalid },
  summary: 'Envia de novo o convite de quem ainda não escolheu a senha',
})

/** What one import may carry. */
export const IMPORT_ROWS = 5_000
export const IMPORT_BYTES = 5_000_000

export const importState = z.enum(['checking', 'checked', 'committing', 'done', 'failed'])

export const collaboratorImport = resource(
  'company_manager_import',
  z.object({
    state: importState,
    file_name: z.string(),
    /** Why the whole file was refused. */
    problem: maybe,
    /** Rows with somebody in them; null until the file is open. */
    total: z.nullable(z.int()),
    checked: z.int(),
    good: z.int(),
    bad: z.int(),
    /** Of the good ones, those that are collaborators by now. */
    created: z.int(),
    /** A spreadsheet of the bad rows with the reason beside each, for some minutes. */
    problems_url: maybe,
    created_at: z.string(),
  }),
).check(z.meta({ id: 'CollaboratorImport' }))

export const importRow = resource(
  'company_manager_import_row',
  z.object({ line: z.int(), name: z.string(), email: z.string(), problems: z.array(z.string()), created: z.boolean() }),
).check(z.meta({ id: 'CollaboratorImportRow' }))

const importing = { answer: one(collaboratorImport), feature: 'COLLABORATORS', tag } as const

export const downloadTemplate = endpoint('get /importar_colaboradores.xlsx', {
  answer: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  auth: false,
  tag,
  summary: 'Modelo da planilha de importação',
  remember: 3600,
})

export const importCollaborators = endpoint(`post ${at}/import`, {
  ...importing,
  form: 'multipart/form-data',
  limit: IMPORT_BYTES + 100_000,
  body: z.object({ file: z.file() }).check(z.meta({ id: 'CollaboratorImportFile' })),
  status: 202,
  idempotent: true,
  summary: 'Recebe uma planilha XLSX ou CSV de até 5.000 colaboradores e começa a conferi-la, linha por linha',
})

export const showImport = endpoint(`get ${at}/imports/{id}`, {
  ...importing,
  refuses: { 404: refused },
  summary: 'Em que pé está uma importação',
})

export const listImportRows = endpoint(`get ${at}/imports/{id}/rows`, {
  query: z.extend(pageQuery, { bad: z.optional(z.boolean()) }),
  answer: many(importRow),
  feature: 'COLLABORATORS',
  tag,
  refuses: { 404: refused },
  summary: 'As linhas de uma importação, cada uma com o que falta corrigir',
})

export const commitImport = endpoint(`post ${at}/imports/{id}/commit`, {
  ...importing,
  status: 202,
  refuses: { 404: refused, 409: refused },
  summary: 'Convida todas as pessoas das linhas certas; repetir não convida ninguém duas vezes',
})
