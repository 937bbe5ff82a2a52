// What the operator sees and decides.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { verification } from '#wire/verification.ts'
import { visibleOrBlank } from '#wire/text/visible-text.ts'

const only = ['Operator'] as const
const tag = 'Operação'
const maybe = z.nullable(z.string())

const company = {
  name: z.string(),
  slug: z.string(),
  cnpj: z.string(),
  phone: z.string(),
  website: z.string(),
  sector: z.string(),
  parent_name: maybe,
  /** On whose board it registered. */
  institution_id: z.nullable(z.int()),
  institution_name: maybe,
  verification,
  /** Until the manager's e-mail is confirmed a verified company is neither listed nor on the air. */
  email_confirmed: z.boolean(),
  managers_count: z.int(),
  created_at: z.string(),
}
export const operatorCompany = resource('company', z.object(company)).check(z.meta({ id: 'OperatorCompany' }))

const decision = z.object({ verification, reason: maybe, decided_by: z.string(), decided_at: z.string() })
const manager = z.object({
  name: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  active: z.boolean(),
  /** Has not come in yet. */
  invited: z.boolean(),
  /** Has no invitation either: it was declined. */
  uninvited: z.boolean(),
})

export const listCompanies = endpoint('get /v1/admin/companies', {
  query: z.extend(pageQuery, {
    q: z.optional(z.string().check(z.maxLength(120))),
    verification: z.optional(verification),
  }),
  answer: many(operatorCompany),
  only,
  tag,
  summary: 'Empresas, com busca e situação',
})

export const showCompany = endpoint('get /v1/admin/companies/{id}', {
  answer: one(
    resource('company', z.object({ ...company, managers: z.array(manager), decisions: z.array(decision) })).check(
      z.meta({ id: 'OperatorCompanyDetail' }),
    ),
  ),
  only,
  tag,
  summary: 'Uma empresa, seus gestores e o histórico de decisões',
  refuses: { 404: refused },
})

export const judgeCompany = endpoint('post /v1/admin/companies/{id}/verification', {
  body: z
    .object({ verification, reason: z.optional(z.nullable(z.string().check(z.maxLength(2000)))) })
    .check(z.meta({ id: 'CompanyVerdict' })),
  answer: one(operatorCompany),
  only,
  tag,
  summary: 'Verifica, suspende ou devolve à análise uma empresa',
  refuses: { 404: refused, 409: refused },
})

const claim = resource(
  'company_claim',
  z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    message: z.string(),
    company_id: z.string(),
    company_name: z.string(),
    cnpj: z.string(),
    created_at: z.string(),
    settled_at: maybe,
    accepted: z.nullable(z.boolean()),
    reason: maybe,
    /** Other open claims of the same CNPJ, under whatever e-mail. */
    others_open: z.int(),
  }),
).check(z.meta({ id: 'OperatorCompanyClaim' }))

export const listClaims = endpoint('get /v1/admin/claims', {
  query: z.extend(pageQuery, { settled: z.optional(z.boolean()), id: z.optional(z.string().check(z.maxLength(60))) }),
  answer: many(claim),
  only,
  tag,
  summary: 'CNPJs reclamados por outra pessoa',
})

export const settleClaim = endpoint('post /v1/admin/claims/{id}/settlement', {
  body: z
    .object({ accepted: z.boolean(), reason: z.optional(z.nullable(z.string().check(z.maxLength(2000)))) })
    .check(z.meta({ id: 'ClaimSettlement' })),
  answer: one(claim),
  only,
  tag,
  summary: 'Aceita ou recusa quem reclama um CNPJ; aceito, é convidado como Administrador da empresa',
  refuses: { 404: refused, 409: refused },
})

const week = z.object({
  contracts_completed: z.int(),
  jobs_published: z.int(),
  candidatures: z.int(),
  companies_registered: z.int(),
  decisions: z.int(),
})

export const showOverview = endpoint('get /v1/admin/overview', {
  answer: one(
    resource(
      'overview',
      z.object({
        companies_waiting: z.int(),
        claims_open: z.int(),
        documents_waiting: z.int(),
        contracts_waiting: z.int(),
        tasks_failed: z.int(),
        mails_waiting: z.int(),
        proposals_waiting: z.int(),
        /** Of the last seven days, and of the seven before. */
        week,
        week_before: week,
      }),
    ).check(z.meta({ id: 'OperatorOverview' })),
  ),
  only,
  tag,
  summary: 'O que espera pela operação, e os números da semana',
})

export const QUEUE_KINDS = ['document', 'contract', 'company', 'claim', 'proposal'] as const
const queued = resource(
  'queue_item',
  z.object({ kind: z.enum(QUEUE_KINDS), title: z.string(), about: z.string(), since: z.string() }),
).check(z.meta({ id: 'QueueItem' }))
export const listQueue = endpoint('get /v1/admin/queue', {
  query: z.extend(pageQuery, { kind: z.optional(z.enum(QUEUE_KINDS)) }),
  answer: many(queued),
  only,
  tag,
  summary: 'Tudo o que espera pela operação, o mais antigo primeiro',
})

const found = resource(
  'finding',
  z.object({
    kind: z.enum(['person', 'company', 'job', 'claim']),
    title: z.string(),
    about: z.string(),
    slug: maybe,
    /** The company itself, or whose the manager, job or claim is; candidates have none. */
    company_id: maybe,
  }),
).check(z.meta({ id: 'Finding' }))
export const searchAll = endpoint('get /v1/admin/search', {
  query: z.object({ q: z.string().check(z.trim(), z.minLength(2), z.maxLength(120)) }),
  answer: z.object({ data: z.array(found) }),
  only,
  tag,
  summary: 'Uma busca por pessoas, empresas, vagas e reclamações de CNPJ, cinco de cada',
})

/** What people wrote themselves in a list that grows. */
const growingList = z.enum(['skills', 'softwares', 'interests'])
const proposal = resource(
  'proposal',
  z.object({
    list: growingList,
    name: z.string(),
    status: z.enum(['proposed', 'refused', 'approved', 'merged']),
    proposed_by: maybe,
    people_count: z.int(),
  }),
).check(z.meta({ id: 'Proposal' }))
const judgedProposal = { answer: one(proposal), only, tag, refuses: { 404: refused, 409: refused } } as const

export const listProposals = endpoint('get /v1/admin/proposals', {
  query: z.extend(pageQuery, {
    q: z.optional(z.string().check(z.maxLength(120))),
    list: z.optional(growingList),
    status: z._default(z.enum(['proposed', 'refused']), 'proposed'),
  }),
  answer: many(proposal),
  only,
  tag,
  summary: 'Opções propostas por candidatos, por lista e situação',
})

export const listProposalOptions = endpoint('get /v1/admin/proposals/{list}/options', {
  query: z.object({ q: z.string().check(z.maxLength(120)) }),
  answer: z.array(z.object({ value: z.string(), label: z.string() })),
  only,
  tag,
  summary: 'Opções de uma lista a que uma proposta pode ser unida',
  refuses: { 404: refused },
})

export const approveProposal = endpoint('post /v1/admin/proposals/{list}/{id}/approval', {
  ...judgedProposal,
  body: z.object({ name: z.optional(z.nullable(visibleOrBlank(200))) }).check(z.meta({ id: 'ProposalApproval' })),
  summary: 'Aprova uma proposta, com o nome que tem ou com outro',
})

export const mergeProposal = endpoint('post /v1/admin/proposals/{list}/{id}/merge', {
  ...judgedProposal,
  body: z.object({ into: z.string().check(z.minLength(1), z.maxLength(80)) }).check(z.meta({ id: 'ProposalMerge' })),
  summary: 'Une uma proposta a uma opção, que toma o lugar dela nos perfis',
})

export const refuseProposal = endpoint('post /v1/admin/proposals/{list}/{id}/refusal', {
  ...judgedProposal,
  summary: 'Recusa uma proposta, que fica só com quem a escreveu',
})
