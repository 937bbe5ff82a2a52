// The documents of all internships of a company: sealed ones, what was signed by hand, base contracts, and what else is
// kept of an internship.
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
  enrolment_proof: 'Comprovante de matrícula',
  evaluation: 'Avaliação de desempenho',
  certificate: 'Termo de realização',
} as const
export type DocumentName = keyof typeof DOCUMENTS

export const contractDocument = resource(
  'contract_document',
  z.object({
    document: z.enum(keysOf(DOCUMENTS)),
    /** Of which contract; of what is no contract null, as version and envelope. */
    kind: z.nullable(z.enum(keysOf(KINDS))),
    type_name: z.string(),
    code: maybe,
    version: z.nullable(z.int()),
    envelope_id: maybe,
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
    /** Another was issued in its place. */
    replaced: z.boolean(),
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
    internship_id: z.optional(z.uuid()),
    /** Days between which it was made. */
    from_day: day,
    until_day: day,
    sort: sortBy(['made_at', 'intern_name']),
  }),
  answer: many(contractDocument),
  summary: 'Os documentos de todos os estágios da empresa',
})

export const downloadKeptPaper = endpoint('get /v1/internship/folders/{id}/papers/{paper_id}', {
  feature: 'DOCUMENTS',
  tag,
  answer: 'application/octet-stream',
  refuses: { 404: refused },
  summary: 'O que se guarda de um estágio além dos contratos: comprovante de matrícula, avaliação, termo de realização',
})

export const downloadUpload = endpoint('get /v1/internship/envelopes/{id}/uploads/{upload_id}', {
  feature: 'HOME',
  only: ['User', 'CompanyManager', 'Operator'],
  tag,
  answer: 'application/octet-stream',
  refuses: { 404: refused },
  summary: 'Um documento enviado, como chegou; a cópia fica na história do contrato',
})
