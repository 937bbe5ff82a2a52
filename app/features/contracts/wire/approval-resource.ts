import * as z from 'zod/mini'
import { resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { CONTRACT_TYPES, KINDS } from './words.ts'

export const maybe = z.nullable(z.string())
export const approval = resource(
  'approval',
  z.object({
    kind: z.enum(keysOf(KINDS)),
    type_name: z.string(),
    contract_type: z.enum(keysOf(CONTRACT_TYPES)),
    code: z.string(),
    version: z.int(),
    company_id: z.string(),
    user_info_id: z.string(),
    institution_id: z.nullable(z.int()),
    intern_name: z.string(),
    company_name: z.string(),
    institution_name: maybe,
    course_name: maybe,
    starts_on: maybe,
    /** Whether the start has passed, or is three days away at most. */
    start: z.nullable(z.enum(['past', 'pressing'])),
    held_since: z.string(),
    days: z.int(),
    /** Drafted by who asks, in a company where somebody else has to approve. */
    own_draft: z.boolean(),
    lock_version: z.int(),
  }),
).check(z.meta({ id: 'Approval' }))
