// The documents of all internships of a company: sealed ones, what was signed by hand, base contracts.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, pageQuery, refused, resource, sortBy } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { date, isoDate } from '#wire/time/date.ts'
import { KINDS } from './words.ts'

const tag = 'Contratos'
const maybe = z.nullable(z.string())

export const DOCUMENTS = {
  sealed: 'Documento selado',
  signed: 'Assinado à mão',
  base: 'Contrato base',
} as const
export type DocumentName = keyof typeof DOCUMENTS

export const contractDocument = resource(
  'contract_document',
  z.object({
    document: z.enum(keysOf(DOCUMENTS)),
    kind: z.enum(keysOf(KINDS)),
    type_name: z.string(),
    code: z.string(),
    version: z.int(),
    envelope_id: z.string(),
    internship_id: z.string(),
    company_id: z.string(),
    user_info_id: z.string(),
    institution_id: z.nullable(z.int()),
    intern_name: z.string(),
    institution_name: maybe,
    company_name: z.string(),
    /** When it was sealed, or uploaded. */
    made_at: z.string(),
    /** Of what was uploaded: approved, rejected, or not looked at yet. */
    verdict: z.nullable(z.enum(['approved', 'rejected'])),
  }),
).check(z.meta({ id: 'ContractDocument' }))

const day = z.optional(date.check(z.overwrite((typed) => isoDate(typed) ?? typed)))

export const listContractDocuments = endpoint('get /v1/internship/documents', {
  feature: 'DOCUMENTS',
  tag,
  query: z.extend(pageQuery, {
    q: z.optional(z.string().check(z.maxLength(120))),
    document: z.optional(z.array(z.enum(keysOf(DOCUMENTS)))),
    kind: z.optional(z.array(z.enum(keysOf(KINDS)))),
    /** Days between which it was made. */
    from_day: day,
    until_day: day,
    sort: sortBy(['made_at', 'intern_name']),
  }),
  answer: many(contractDocument),
  summary: 'Os documentos de todos os estágios da empresa',
})

export const downloadUpload = endpoint('get /v1/internship/envelopes/{id}/uploads/{upload_id}', {
  feature: 'HOME',
  only: ['User', 'CompanyManager', 'Operator'],
  tag,
  answer: 'application/octet-stream',
  refuses: { 404: refused },
  summary: 'Um documento enviado, como chegou; a cópia fica na história do contrato',
})
