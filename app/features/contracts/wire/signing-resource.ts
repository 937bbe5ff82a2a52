import * as z from 'zod/mini'
import { resource } from '#wire/json-api.ts'
import { paperSchema } from '#wire/paper/paper-schema.ts'
import { difference } from './envelope-parts.ts'
import { PROVIDERS } from './words.ts'

const maybe = z.nullable(z.string())
const asked = {
  title: z.string(),
  code: z.string(),
  company_name: z.string(),
  intern_name: z.string(),
  signer_name: z.string(),
  role: z.string(),
  /** In whose place they sign. */
  delegated_by: maybe,
  /** 'm•••@colegio.example' */
  email_hint: z.string(),
}

/** What a link leads to, before anything is proven. */
export const invitation = resource(
  'signing_invitation',
  z.object({
    ...asked,
    /**
     * identify: a code is asked for; signed: a receipt; waiting: another step comes first; ended: it was rejected or
     * cancelled.
     */
    state: z.enum(['identify', 'signed', 'waiting', 'ended']),
    signed_at: maybe,
    /** Everybody has signed, and the sealed document can be downloaded. */
    sealed_at: maybe,
  }),
).check(z.meta({ id: 'SigningInvitation' }))

export const session = resource(
  'signing_session',
  z.object({
    ...asked,
    /** Opens reading and signing for a while; it is kept nowhere in plain. */
    session: z.string(),
    expires_at: z.string(),
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
    paper: paperSchema,
    sha256: z.string(),
    version: z.int(),
    /** Where the signature is given: here, or at DocuSign. */
    provider: z.enum(PROVIDERS),
    /** What this version says otherwise than the one that this person signed. */
    differences: z.array(difference),
    /** As whom: somebody may have two roles in a row. */
    roles: z.array(z.object({ id: z.string(), role: z.string() })),
    may_delegate: z.boolean(),
    /** Other legal representatives of the company, and listed attorneys, with the day of their power. */
    delegates: z.array(z.object({ id: z.string(), name: z.string(), power_of_attorney_on: maybe })),
    consent: z.string(),
    university_instructions: maybe,
  }),
).check(z.meta({ id: 'SigningSession' }))

export const receipt = resource(
  'signing_receipt',
  z.object({
    ...asked,
    signed_at: z.string(),
    sha256: z.string(),
    /** Another role of the same person, which waits now. */
    left: z.nullable(z.object({ id: z.string(), role: z.string() })),
    /** Who comes next, in words. */
    next: z.string(),
  }),
).check(z.meta({ id: 'SigningReceipt' }))
