// How an endpoint is called: browser, server pages and tests differ only in the fetch that they pass.
import { address, pairs } from './place/address.ts'
import type { Answer, Endpoint, Sent } from './endpoint.ts'

type Body = {
  errors?: Record<string, string[]>
  messages?: string[]
  error?: string
  error_description?: string
  otp_required?: boolean
  request_id?: string
}

/** A refusal of the server: status and body. */
export class Refused extends Error {
  status: number
  body: Body
  retry_after: number | undefined
  constructor(status: number, body: Body, retry_after?: number) {
    super(body.messages?.join(' ') ?? body.error_description ?? `HTTP ${status}`)
    this.status = status
    this.body = body
    this.retry_after = retry_after
  }
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** The response itself, for its headers (a registration's Location). */
export async function exchange(
  fetch: Fetch,
  endpoint: Endpoint,
  sent: Record<string, unknown>,
  init: RequestInit = {},
): Promise<Response> {
  const { url, rest } = address(endpoint, sent)
  const headers = new Headers(init.headers)
  let body: FormData | string | undefined
  if (rest) {
    const fields = [...pairs(rest)]
    if (endpoint.form === 'multipart/form-data') {
      body = new FormData()
      for (const [name, value] of fields) body.append(name, value as string)
    } else {
      body = JSON.stringify(rest)
      headers.set('content-type', 'application/json')
    }
  }
  const response = await fetch(url, {
    ...init,
    method: endpoint.methods[0]!.toUpperCase(),
    headers,
    ...(body !== undefined && { body }),
  })
  if (response.ok) return response
  const retry = Number(response.headers.get('retry-after') ?? NaN)
  throw new Refused(
    response.status,
    (await response.json().catch(() => ({}))) as Body,
    Number.isNaN(retry) ? undefined : retry,
  )
}

export async function send<E extends Endpoint>(
  fetch: Fetch,
  endpoint: E,
  sent: Sent<E>,
  init: RequestInit = {},
): Promise<Answer<E>> {
  const response = await exchange(fetch, endpoint, sent as Record<string, unknown>, init)
  if (typeof endpoint.answer === 'string') return response.blob() as Promise<Answer<E>>
  return (response.status === 204 ? null : response.json()) as Promise<Answer<E>>
}
