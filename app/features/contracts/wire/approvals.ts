// What waits for a contract approver: the queue, what to look at before approving, many at once, and who approves for
// whom.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { option } from '#wire/options.ts'
import { date, isoDate } from '#wire/time/date.ts'
import { difference } from './envelope-parts.ts'
import { approval, maybe } from './approval-resource.ts'

const tag = 'Contratos'
/** Managers with the flag, or in the place of one who has it: the API asks that itself. */
const approvers = { feature: 'HOME', tag } as const
export const MOST_AT_ONCE = 200

export const listApprovals = endpoint('get /v1/internship/approvals', {
  ...approvers,
  query: z.extend(pageQuery, { q: z.optional(z.string().check(z.maxLength(120))) }),
  answer: many(approval),
  summary: 'Contratos que esperam a aprovação da pessoa, do mais antigo ao mais novo',
})

const result = z.object({
  id: z.string(),
  /** Approved now; approved before, by this person or by another; not approved, and why. */
  outcome: z.enum(['approved', 'already', 'failed']),
  intern_name: maybe,
  words: z.string(),
})

export const approveContracts = endpoint('post /v1/internship/approvals', {
  ...approvers,
  body: z.object({
    ids: z.array(z.uuid()).check(z.minLength(1, 'Escolha ao menos um contrato'), z.maxLength(MOST_AT_ONCE)),
    /** The versions that were seen: what has changed since is not approved. */
    lock_versions: z.optional(z.record(z.string(), z.int32())),
  }),
  answer: z.object({
    data: z.array(result),
    approved: z.int(),
    already: z.int(),
    failed: z.int(),
  }),
  refuses: { 403: refused },
  summary: 'Aprova até 200 contratos, cada um por si, e diz o que foi feito de cada um',
})

export const substitute = resource(
  'approval_substitute',
  z.object({
    manager_name: z.string(),
    substitute_name: z.string(),
    from_day: z.string(),
    until_day: z.string(),
    /** Named by who asks, who may take it back. */
    mine: z.boolean(),
    standing: z.enum(['coming', 'active']),
  }),
).check(z.meta({ id: 'ApprovalSubstitute' }))

export const listSubstitutes = endpoint('get /v1/internship/approvals/substitutes', {
  ...approvers,
  answer: z.object({ data: z.array(substitute), may_name: z.boolean() }),
  refuses: { 403: refused },
  summary: 'Quem aprova no lugar de quem, agora e nos próximos dias',
})

const day = date.check(z.overwrite((typed) => isoDate(typed) ?? typed))
export const BACKWARDS = 'O último dia deve ser igual ou posterior ao primeiro'
export const substituteForm = z
  .object({ substitute_id: z.uuid('Escolha quem aprova no seu lugar'), from_day: day, until_day: day })
  .check(z.refine(({ from_day, until_day }) => until_day >= from_day, { path: ['until_day'], error: BACKWARDS }))

export const nameSubstitute = endpoint('post /v1/internship/approvals/substitutes', {
  ...approvers,
  body: z.object({ substitute: substituteForm }),
  status: 201,
  answer: one(substitute),
  refuses: { 403: refused, 409: refused },
  idempotent: true,
  summary: 'Escolhe quem aprova contratos no lugar da pessoa entre dois dias',
})

export const endSubstitution = endpoint('delete /v1/internship/approvals/substitutes/{id}', {
  ...approvers,
  status: 204,
  answer: z.null(),
  refuses: { 403: refused, 404: refused },
  summary: 'Termina uma substituição',
})

export const listSubstituteOptions = endpoint('get /v1/internship/approvals/people', {
  ...approvers,
  query: z.object({ q: z.optional(z.string().check(z.maxLength(100))) }),
  answer: z.array(option('ApprovalPerson', z.string(), { description: maybe })),
  refuses: { 403: refused },
  summary: 'Quem pode aprovar no lugar da pessoa',
})

export const reviewEnvelope = endpoint('get /v1/internship/envelopes/{id}/review', {
  feature: 'HOME',
  only: ['CompanyManager', 'Operator'],
  tag,
  answer: z.object({
    data: z.object({
      /** Of an amendment: what holds today, and what would. */
      changes: z.array(difference),
      /** Where the contract departs from the job: what the job said, and what the contract says. */
      against_job: z.array(difference),
      breaches: z.array(
        z.object({
          rule: z.string(),
          article: z.string(),
          message: z.string(),
          kind: z.enum(['law', 'institution', 'warning']),
        }),
      ),
    }),
  }),
  refuses: { 404: refused },
  summary: 'O que olhar antes de aprovar um contrato: o que muda, o que difere da vaga, e o que a lei diz hoje',
})
