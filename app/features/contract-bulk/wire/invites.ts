// Invites to the admission from a sheet of names: looked at first, sent when somebody says so.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'

const at = '/v1/internship/admission_sheets'
const kept = { feature: 'CONTRACTS', tag: 'Contratos por planilha' } as const

export const MOST_INVITES = 200
export const INVITE_BYTES = 1_000_000

const result = z.object({
  line: z.int(),
  name: z.string(),
  email: z.string(),
  /** ready: nothing against it; nobody was invited yet. */
  outcome: z.enum(['ready', 'invited', 'failed']),
  words: z.string(),
})

export const downloadInviteModel = endpoint('get /v1/internship/admission_sheet_model.csv', {
  auth: false,
  tag: kept.tag,
  remember: 3600,
  answer: 'text/csv',
  summary: 'Modelo da planilha de convites para a admissão',
})

export const inviteBySheet = endpoint(`post ${at}`, {
  ...kept,
  form: 'multipart/form-data',
  limit: INVITE_BYTES + 100_000,
  body: z
    .object({
      file: z.file(),
      /** false: the rows are looked at and nobody is invited. */
      invite: z.boolean(),
    })
    .check(z.meta({ id: 'AdmissionSheet' })),
  answer: z.object({ data: z.array(result), ready: z.int(), invited: z.int(), failed: z.int() }),
  summary: 'Convida para a admissão até 200 pessoas de uma planilha; quem já tem convite aberto não recebe outro',
})
