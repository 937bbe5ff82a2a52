// Signing in, the session, signing out.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { sessionAttributes, userType } from './session-attributes.ts'

const oauthError = z
  .object({ error: z.string(), error_description: z.optional(z.string()), otp_required: z.optional(z.boolean()) })
  .check(z.meta({ id: 'OAuthError' }))

const SESSION = 'Sessão'

/** What opens the API, and who comes in. */
export const openedSession = z
  .object({
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    expires_in: z.int(),
    user_type: userType,
    first_sign_in: z.boolean(),
    attributes: sessionAttributes,
  })
  .check(z.meta({ id: 'Token' }))
export type OpenedSession = z.output<typeof openedSession>

export const issueToken = endpoint('post /oauth/token', {
  body: z
    .object({
      grant_type: z.optional(z.string()),
      username: z.optional(z.string()),
      password: z.optional(z.string()),
      user_type: z.optional(z.string()),
      /** Six digits, or one of the ten recovery codes. */
      otp: z.optional(z.string()),
    })
    .check(
      z.meta({
        id: 'TokenForm',
        examples: [
          {
            grant_type: 'password',
            username: 'gestora@demo.test',
            password: 'Ponte@2026',
            user_type: 'CompanyManager',
          },
        ],
      }),
    ),
  form: 'application/x-www-form-urlencoded',
  answer: openedSession,
  auth: false,
  oauth: true,
  tag: SESSION,
  summary:
    'Abre uma sessão (RFC 6749, senha do próprio usuário); sem o código, quando ' +
    'é preciso, responde invalid_grant com otp_required',
  refuses: { 400: oauthError, 429: oauthError },
})

export const revokeToken = endpoint('post /oauth/revoke', {
  body: z
    .object({ token: z.optional(z.string()), token_type_hint: z.optional(z.string()) })
    .check(z.meta({ id: 'RevocationForm' })),
  form: 'application/x-www-form-urlencoded',
  answer: z.object({}),
  auth: false,
  oauth: true,
  tag: SESSION,
  summary: 'Encerra uma sessão (RFC 7009)',
  refuses: { 400: oauthError },
})

export const showSession = endpoint('get /v1/session', {
  answer: one(
    resource('session', z.object({ user_type: userType, ...sessionAttributes.shape })).check(z.meta({ id: 'Session' })),
  ),
  before_two_factor: true,
  tag: SESSION,
  summary: 'Relê os atributos da sessão',
})

const ownSession = resource(
  'session',
  z.object({ device: z.string(), created_at: z.string(), last_used_at: z.string(), current: z.boolean() }),
).check(z.meta({ id: 'OwnSession' }))

export const listSessions = endpoint('get /v1/sessions', {
  query: pageQuery,
  answer: many(ownSession),
  tag: SESSION,
  summary: 'Sessões abertas desta conta, a atual primeiro',
})
export const endSession = endpoint('delete /v1/sessions/{id}', {
  answer: z.null(),
  status: 204,
  tag: SESSION,
  summary: 'Encerra uma sessão desta conta',
  refuses: { 404: refused },
})
export const endOtherSessions = endpoint('delete /v1/sessions', {
  answer: z.null(),
  status: 204,
  tag: SESSION,
  summary: 'Encerra todas as sessões desta conta, menos a atual',
})
