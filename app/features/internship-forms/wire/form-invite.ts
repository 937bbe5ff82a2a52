import * as z from 'zod/mini'
import { resource } from '#wire/json-api.ts'
import { FORM_KINDS } from './form-words.ts'
import { keysOf } from '#wire/keys-of.ts'

const maybe = z.nullable(z.string())
export const invited = {
  kind: z.enum(keysOf(FORM_KINDS)),
  state: z.enum(['open', 'answered']),
  company_name: z.string(),
  /** Why the person is asked, where it is told. */
  purpose: maybe,
  expires_on: z.string(),
  /** Where it is answered. */
  form_url: z.string(),
  answered_at: maybe,
  /** What has become of the answers since. */
  outcome: maybe,
}

/** What a link leads to, before anybody is known by it. */
export const invite = resource('form_invite', z.object(invited)).check(z.meta({ id: 'FormInvite' }))
