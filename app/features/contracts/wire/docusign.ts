// DocuSign, where it signs in the place of our own page: the way to it, and what it tells us.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { messagesOnly, one, refused, resource } from '#wire/json-api.ts'

const tag = 'Assinaturas'

export const EVENTS_PATH = '/v1/internship/docusign_events'
/** Where DocuSign sends whoever leaves it. What it says there in `event` may be forged, and changes nothing. */
export const RETURN_PATH = '/assinaturas/retorno'

const view = resource('docusign_view', z.object({ url: z.string() })).check(z.meta({ id: 'DocusignView' }))

export const openDocusign = endpoint('post /v1/internship/signing_sessions/views', {
  auth: 'optional',
  tag,
  body: z.object({ session: z.string().check(z.regex(/^[\w-]*$/), z.maxLength(200)) }),
  status: 201,
  answer: one(view),
  refuses: { 404: refused, 409: refused, 410: refused, 429: refused, 503: refused },
  summary: 'O endereço da DocuSign em que se assina: vale uma vez e por cinco minutos, e não fica salvo',
})

export const receiveDocusignEvent = endpoint(`post ${EVENTS_PATH}`, {
  auth: false,
  tag,
  answer: messagesOnly,
  refuses: { 401: refused, 413: refused, 503: refused },
  summary: 'O que a DocuSign avisa, com o HMAC do corpo em X-DocuSign-Signature-1…N',
})
