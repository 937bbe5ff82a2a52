import * as z from 'zod/mini'
import { keysOf } from '#wire/keys-of.ts'
import { CONTRACT_TYPES, PARTIES, TARGETS } from './words.ts'

export const maybe = z.nullable(z.string())
export const party = z.enum(keysOf(PARTIES))
export const contractType = z.enum(keysOf(CONTRACT_TYPES))

const STATUSES = [
  'not_initialized',
  'created',
  'sent',
  'delivered',
  'declined',
  'voided',
  'signed',
  'completed',
  'review',
  'approved',
  'finished',
  'not_defined',
] as const
export type Status = (typeof STATUSES)[number]
const status = z.enum(STATUSES)

const settings = z.object({
  name: maybe,
  /** The step carries a signature. */
  assign: z.boolean(),
  approval: z.boolean(),
  /** Nothing but an approval. */
  only_approval: z.boolean(),
})

export const step = z.object({
  id: z.string(),
  label: z.string(),
  label_group: z.string(),
  meta: z.object({ group: party, target: z.enum(keysOf(TARGETS)) }),
  statuses: z.array(z.object({ status, state_name: z.string(), updated_at: maybe, settings })),
  kind: z.string(),
  state: z.enum(['waiting', 'current', 'done', 'declined', 'skipped']),
  /** Since when it is waited for. */
  since: maybe,
  done_at: maybe,
  person_name: maybe,
  /** Only for those who send it. */
  person_email: maybe,
  bounced: z.boolean(),
  /** Who opened the link said that they are somebody else. */
  disowned: z.boolean(),
  opened_at: maybe,
  reminded_at: maybe,
  /** Of whom it was passed on. */
  delegated_by: maybe,
  paper_reason: maybe,
  may_remind: z.boolean(),
  may_mend: z.boolean(),
  may_turn_to_paper: z.boolean(),
})

export const event = z.object({
  name: z.string(),
  description: z.string(),
  meta: z.object({ action: z.string(), actor: party, reject_by: z.nullable(party) }),
  scope: party,
  extra: z.object({ link: maybe, digital: z.boolean() }),
})

export const file = z.object({ url: z.string(), filename: z.string() })
export const happened = z.object({ event: z.string(), words: z.string(), happened_at: z.string(), version: z.int() })
export const difference = z.object({ label: z.string(), before: maybe, after: maybe })
