// Typed calls from the browser, with the session's bearer token, to the API's own origin where it has one.
import { accessRefused } from '#web/session/access-refused.ts'
import { currentSession } from '#web/session/session.ts'
import type { Upload } from './sending-fetch.ts'
import { isLeaving, sessionEnded } from '#web/session/session-ended.ts'
import type { Answer, Endpoint, Sent } from '#wire/endpoint.ts'
import { exchange, type Fetch, send } from '#wire/send.ts'

/** Set on <html> by the server, so that calls do not need React. */
const apiOrigin = () => document.documentElement.dataset['api'] ?? ''

const withSession =
  (go: Fetch): Fetch =>
  async (url, init) => {
    const headers = new Headers(init.headers)
    const { access_token } = currentSession()
    if (access_token) headers.set('authorization', `Bearer ${access_token}`)
    const response = await go(`${apiOrigin()}${url}`, { ...init, headers })
    // A late 401 for a session that has been replaced must not end the current one.
    if (response.status === 401 && access_token && (isLeaving() || currentSession().access_token === access_token))
      await sessionEnded()
    if (response.status === 403 && access_token) accessRefused()
    return response
  }

export const apiFetch: Fetch = withSession((url, init) => fetch(url, init))

/** The same call for a file, with upload progress. The code for it is loaded on use. */
export async function upload<E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
  { onSent, ...init }: Upload,
): Promise<Answer<E>> {
  const { sendingFetch } = await import('./sending-fetch.ts')
  return send(withSession(sendingFetch(onSent)), endpoint, sent, init)
}

export const call = <E extends Endpoint>(endpoint: E, sent: Sent<E>, init?: RequestInit): Promise<Answer<E>> =>
  send(apiFetch, endpoint, sent, init)

/** The path of a Location header; one on another origin is not followed. */
export async function createdAt<E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
  app_origin: string,
  init?: RequestInit,
): Promise<string | undefined> {
  const response = await exchange(apiFetch, endpoint, sent as Record<string, unknown>, {
    ...init,
    credentials: 'include',
  })
  const url = URL.parse(response.headers.get('location') ?? '', app_origin)
  return url && url.origin === new URL(app_origin).origin ? `${url.pathname}${url.search}` : undefined
}
