// Getting in, staying in, getting out.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { one, resource } from '#wire/json-api.ts'

/** Versions of the texts a person accepts; a changed text gets a new date. */
export const TERMS_VERSION = '2026-11-21'
export const PRIVACY_VERSION = '2026-11-21'

export const userType = z.enum(['User', 'CompanyManager', 'Operator'])

const maybe = z.nullable(z.string())

/** As both seeds name them; each kind of user has its part. */
export const sessionAttributes = z
  .object({
    email: z.string(),
    first_name: z.optional(z.string()),
    avatar: z.optional(maybe),
    slug: z.optional(z.string()),
    uuid: z.optional(z.string()),
    intern: z.optional(z.boolean()),
    former_intern: z.optional(z.boolean()),
    profile_completeness_percentage: z.optional(z.int()),
    talent_hub_ies_student: z.optional(z.nullable(z.object({ id: z.string(), name: z.string(), display_name: z.string(), logo: maybe }))),
    roles: z.optional(z.array(z.string())),
    company_slug: z.optional(z.string()),
    company_name: z.optional(z.string()),
    company_avatar: z.optional(maybe),
  })
  .check(z.meta({ id: 'SessionAttributes' }))
export type SessionAttributes = z.output<typeof sessionAttributes>

const oauthError = z
  .object({ error: z.string(), error_description: z.optional(z.string()), otp_required: z.optional(z.boolean()) })
  .check(z.meta({ id: 'OAuthError' }))

export const issueToken = endpoint('post /oauth/token', {
  body: z
    .object({
      grant_type: z.optional(z.string()),
      username: z.optional(z.string()),
      password: z.optional(z.string()),
      user_type: z.optional(z.string()),
      otp: z.optional(z.string()),
    })
    .check(z.meta({ id: 'TokenForm', examples: [{ grant_type: 'password', username: 'gestora@demo.test', password: 'Ponte@2026', user_type: 'CompanyManager' }] })),
  form: 'application/x-www-form-urlencoded',
  answer: z
    .object({
      access_token: z.string(),
      token_type: z.literal('Bearer'),
      expires_in: z.int(),
      user_type: userType,
      first_sign_in: z.boolean(),
      attributes: sessionAttributes,
    })
    .check(z.meta({ id: 'Token' })),
  auth: false,
  tag: 'Sessão',
  summary: 'Abre uma sessão (RFC 6749, senha do próprio usuário)',
  refuses: { 400: oauthError, 429: oauthError },
})

export const revokeToken = endpoint('post /oauth/revoke', {
  body: z.object({ token: z.optional(z.string()), token_type_hint: z.optional(z.string()) }).check(z.meta({ id: 'RevocationForm' })),
  form: 'application/x-www-form-urlencoded',
  answer: z.object({}),
  auth: false,
  tag: 'Sessão',
  summary: 'Encerra uma sessão (RFC 7009)',
})

export const showSession = endpoint('get /v1/session', {
  answer: one(
    resource('session', z.object({ user_type: userType, ...sessionAttributes.shape })).check(z.meta({ id: 'Session' })),
  ),
  tag: 'Sessão',
  summary: 'Relê os atributos da sessão',
})
