import * as z from 'zod/mini'
import { resource } from '#wire/json-api.ts'

export const at = '/v1/internship/contract_batches'
const maybe = z.nullable(z.string())
export const BATCH_STATES = {
  checking: 'Conferindo',
  checked: 'Conferida',
  drafting: 'Criando rascunhos',
  drafted: 'Rascunhos prontos',
  sending: 'Enviando',
  done: 'Enviada',
  failed: 'Parou',
} as const
export type BatchState = keyof typeof BATCH_STATES
const STATES = ['checking', 'checked', 'drafting', 'drafted', 'sending', 'done', 'failed'] as const

export const batch = resource(
  'contract_batch',
  z.object({
    state: z.enum(STATES),
    state_name: z.string(),
    file_name: z.string(),
    company_id: z.string(),
    company_name: z.string(),
    created_by: z.string(),
    /** Why the work stopped. */
    problem: maybe,
    total: z.int(),
    /** Rows that were looked at. */
    checked: z.int(),
    /** Rows with nothing against them, and those with something. */
    good: z.int(),
    bad: z.int(),
    /** Of the good ones, those with a draft, and those that were sent. */
    drafted: z.int(),
    sent: z.int(),
    /** Of those, contracts that an earlier sheet had made. */
    repeated: z.int(),
    created_at: z.string(),
    done_at: maybe,
  }),
).check(z.meta({ id: 'ContractBatch' }))

const problem = z.object({
  /** As the sheet names it; what was chosen for the whole sheet has a name too. */
  column: z.string(),
  /** What stands in the cell. */
  value: maybe,
  words: z.string(),
  fix: maybe,
})
export const row = resource(
  'contract_batch_row',
  z.object({
    line: z.int(),
    name: z.string(),
    email: z.string(),
    state: z.enum(['waiting', 'bad', 'good', 'drafted', 'refused', 'sent']),
    repeated: z.boolean(),
    problems: z.array(problem),
    folder_id: maybe,
    envelope_id: maybe,
  }),
).check(z.meta({ id: 'ContractBatchRow' }))
