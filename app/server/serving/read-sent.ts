// What a request sends, read by the schemas of its endpoint.
import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { Endpoint, Schema } from '#wire/endpoint.ts'
import { inWords } from '#wire/text/sentences.ts'
import { unstorable } from '#wire/text/storable-text.ts'
import { coerce, nest, withoutBlankFlags } from '../http/requests/decode.ts'
import { hasNoBody, readJson, readUrlencoded, unsupported } from '../http/requests/read-body.ts'
import { readMultipart } from '../http/requests/read-multipart.ts'
import { invalid, malformed, Refusal } from '../refusal.ts'

const BODY_LIMIT = 1_000_000

function parsed(schema: Schema, value: unknown, root?: readonly string[]) {
  const result = z.safeParse(schema, value, { reportInput: true })
  if (!result.success) throw new Refusal(422, inWords(result.error.issues, root))
  const bad = unstorable(result.data)
  if (bad.length) throw new Refusal(422, inWords(bad, root))
  return result.data
}

/**
 * A client of RFC 6749 gets OAuth errors for every malformed request: a repeated parameter, unstorable text, no form
 * at all.
 */
const invalidRequest = (error: unknown) => {
  if (!(error instanceof Refusal)) return error
  const { status, body, headers } = error
  const { errors, messages } = body as { errors?: Record<string, string[]>; messages: string[] }
  const error_description = errors
    ? Object.entries(errors)
        .map(([name, words]) => `${name}: ${words.join(' ')}`)
        .join(' ')
    : messages.join(' ')
  return new Refusal(
    status === 422 ? 400 : status,
    { error: 'invalid_request', error_description },
    { ...headers, pragma: 'no-cache' },
  )
}

type Body = { body: unknown; dispose?: () => Promise<void> }

async function bodyOf(c: Context, endpoint: Endpoint & { body: Schema }, root: readonly string[]): Promise<Body> {
  const limit = endpoint.limit ?? BODY_LIMIT
  // The size limit for files does not apply to text, which costs many times its size in memory.
  const inMemory = endpoint.form === 'multipart/form-data' ? Math.min(limit, BODY_LIMIT) : limit
  const request = c.req.raw
  const type = c.req.header('content-type')?.split(';')[0]!.trim().toLowerCase() ?? ''
  // A JSON content type without a body means no body.
  if ((!type || type === 'application/json') && hasNoBody(request)) return { body: parsed(endpoint.body, {}, root) }
  if (type === 'application/json')
    return { body: parsed(endpoint.body, withoutBlankFlags(endpoint.body, await readJson(request, inMemory)), root) }
  if (endpoint.form && type === 'multipart/form-data') {
    const { entries, dispose } = await readMultipart(request, limit)
    try {
      return { body: parsed(endpoint.body, coerce(endpoint.body, nest(entries)), root), dispose }
    } catch (error) {
      await dispose()
      throw error
    }
  }
  if (endpoint.form && type === 'application/x-www-form-urlencoded')
    return { body: parsed(endpoint.body, coerce(endpoint.body, nest(await readUrlencoded(request, inMemory))), root) }
  throw unsupported()
}

/**
 * The wrapping keys of Rails-like bodies (company; user, user_info_attributes), also beside a version: error paths
 * drop them. A list is a field and keeps its name.
 */
function rootOf(body?: Schema): string[] {
  const shape =
    body?._zod.def.type === 'object' ? ((body as z.ZodMiniObject)._zod.def.shape as Record<string, Schema>) : {}
  const [[key, inner] = [], ...others] = Object.entries(shape).filter(([name]) => name !== 'lock_version')
  if (key === undefined || others.length || inner?._zod.def.type === 'array') return []
  const [next = '', ...further] = rootOf(inner)
  return [key, ...(next.endsWith('_attributes') ? [next, ...further] : [])]
}

/** More than any page sends. */
const MOST_FILTERS = 500
const TOO_MANY = 'O endereço tem filtros demais.'

/** The filters of an address; empty ones are dropped. */
function filtersOf(url: string) {
  const asked = url.split('?').slice(1).join('?')
  if (asked.split('&', MOST_FILTERS + 2).length > MOST_FILTERS) throw malformed(TOO_MANY)
  return [...new URLSearchParams(asked)].filter(([, value]) => value.trim() !== '')
}

/** Ignores unknown filters, but refuses an unknown order: the rows would not come as asked. */
function searchOf(query: Schema, asked: Record<string, unknown>) {
  if ('sort' in asked && !('sort' in (query as z.ZodMiniObject)._zod.def.shape))
    throw invalid({ sort: 'Esta lista tem uma ordem só' })
  return parsed(query, coerce(query, asked))
}

/** `dispose` removes what the body left in a temporary folder. */
export function readSent(endpoint: Endpoint) {
  const root = rootOf(endpoint.body)
  return async (c: Context): Promise<Body & { query: unknown }> => {
    const query = endpoint.query && searchOf(endpoint.query, nest(filtersOf(c.req.url)))
    if (!endpoint.body) return { query, body: undefined }
    const read = bodyOf(c, endpoint as Endpoint & { body: Schema }, root)
    return {
      query,
      ...(await (endpoint.oauth ? read.catch((error: unknown) => Promise.reject(invalidRequest(error))) : read)),
    }
  }
}
