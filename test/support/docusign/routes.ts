// The part of DocuSign's REST API that Ponte uses, with the page on which people sign.
import type { IncomingMessage } from 'node:http'
import type { Definition } from '#features/contracts/server/docusign/definition.ts'
import type { controlsOf } from './controls.ts'
import { combinedOf, correct, newEnvelope, recipientsOf, resend, type StandInEnvelope, voidIt } from './envelope.ts'
import { ACCOUNT_ID } from './keys.ts'
import { refuse } from './refusals.ts'
import type { openTokenDesk } from './token-desk.ts'
import { type openViews, signingPage } from './views.ts'

export type Desk = {
  envelopes: Map<string, StandInEnvelope>
  now: () => Date
  tokens: ReturnType<typeof openTokenDesk>
  views: ReturnType<typeof openViews>
  controls: ReturnType<typeof controlsOf>
}
type Answer = { status: number; type?: string; content: string | Buffer; location?: string }

const BASE = `/restapi/v2.1/accounts/${ACCOUNT_ID}/envelopes`
const json = (body: object, status = 200): Answer => ({ status, content: JSON.stringify(body) })
const back = (returnUrl: string, event: string): Answer => {
  const location = new URL(returnUrl)
  location.searchParams.set('event', event)
  return { status: 302, content: '', location: location.href }
}

function seen({ views, controls }: Desk, url: URL): Answer {
  const token = url.searchParams.get('t') ?? ''
  const view = views.open(token) ?? refuse(404, 'NOT_FOUND')
  if (!view.holds) return back(view.returnUrl, 'ttl_expired')
  controls.deliver(view.envelope)
  return { status: 200, type: 'text/html', content: signingPage(token, view.envelope.definition.emailSubject) }
}

function acted({ views, controls }: Desk, url: URL, form: URLSearchParams): Answer {
  const { envelope, returnUrl } = views.opened(url.searchParams.get('t') ?? '') ?? refuse(404, 'NOT_FOUND')
  const act = form.get('act')
  if (act === 'sign') controls.complete(envelope)
  if (act === 'decline') controls.decline(envelope, 'O valor da bolsa está errado.')
  if (act === 'later') controls.finishLater(envelope)
  return back(returnUrl, { sign: 'signing_complete', decline: 'decline' }[act ?? ''] ?? 'cancel')
}

function changed(envelope: StandInEnvelope, url: URL, body: string): Answer {
  const { status, voidedReason } = JSON.parse(body) as { status?: string; voidedReason?: string }
  if (status === 'voided') voidIt(envelope, voidedReason ?? '')
  if (url.searchParams.get('resend_envelope') === 'true') resend(envelope)
  return json({ envelopeId: envelope.envelopeId })
}

function ofEnvelope({ envelopes, views }: Desk, method: string, url: URL, body: string): Answer {
  const [id = '', ...rest] = url.pathname.slice(BASE.length + 1).split('/')
  const envelope = envelopes.get(id) ?? refuse(404, 'ENVELOPE_DOES_NOT_EXIST')
  const { envelopeId, status, voidedReason } = envelope
  const what = `${method} ${rest.join('/')}`
  if (what === 'GET ') return json({ envelopeId, status, voidedReason })
  if (what === 'PUT ') return changed(envelope, url, body)
  if (what === 'GET recipients') return json(recipientsOf(envelope))
  if (what === 'PUT recipients') return json(correct(envelope, (JSON.parse(body) as { signers: [] }).signers))
  if (what === 'POST views/recipient') return json(views.make(envelope, JSON.parse(body) as never), 201)
  if (what === 'GET documents/combined' || what === 'GET documents/certificate')
    return { status: 200, type: 'application/pdf', content: combinedOf(envelope) }
  return refuse(404, 'RESOURCE_NOT_FOUND', what)
}

export function answer(
  desk: Desk,
  { method = 'GET', url: asked = '', headers }: IncomingMessage,
  body: string,
): Answer {
  const url = new URL(asked, 'http://x')
  if (url.pathname === '/oauth/token') return json(desk.tokens.token(new URLSearchParams(body)))
  if (url.pathname === '/Signing/StartInSession.aspx') return seen(desk, url)
  if (url.pathname === '/Signing/Act') return acted(desk, url, new URLSearchParams(body))
  desk.tokens.admit(headers.authorization)
  if (url.pathname === '/oauth/userinfo') return json(desk.tokens.userinfo())
  if (url.pathname === BASE && method === 'POST') {
    const made = newEnvelope(JSON.parse(body) as Definition, desk.now().toISOString())
    desk.envelopes.set(made.envelopeId, made)
    const { envelopeId, status } = made
    const uri = `/envelopes/${envelopeId}`
    return json({ envelopeId, uri, statusDateTime: desk.now().toISOString(), status }, 201)
  }
  if (url.pathname.startsWith(`${BASE}/`)) return ofEnvelope(desk, method, url, body)
  return refuse(404, 'RESOURCE_NOT_FOUND')
}
