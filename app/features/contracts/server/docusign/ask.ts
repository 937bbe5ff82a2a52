// One question to DocuSign over HTTPS, and its answer or its refusal. No redirects, no answer without a bound.
import * as z from 'zod/mini'
import { readAtMost } from '#server/network/read-at-most.ts'
import { DocusignFault } from './fault.ts'

const PATIENCE_MS = 20_000
const MOST_BYTES = 50_000_000

const refusal = z.object({ errorCode: z.optional(z.string()), error: z.optional(z.string()) })
const NAME = /^[\w-]{1,80}$/

function codeOf(body: Buffer): string {
  try {
    const { errorCode, error } = z.parse(refusal, JSON.parse(body.toString('utf8')))
    const code = errorCode ?? error ?? ''
    return NAME.test(code) ? code : 'UNKNOWN'
  } catch {
    return 'UNKNOWN'
  }
}

export async function ask(url: string, init: RequestInit): Promise<Buffer<ArrayBuffer>> {
  let response: Response
  let body: Buffer<ArrayBuffer>
  try {
    response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
    body = await readAtMost(response, MOST_BYTES)
  } catch (error) {
    const { name = 'UNKNOWN', cause } = error as { name?: string; cause?: { code?: unknown } }
    throw new DocusignFault(0, typeof cause?.code === 'string' ? cause.code : name)
  }
  if (!response.ok) throw new DocusignFault(response.status, codeOf(body))
  return body
}

export function parsed<S extends z.ZodMiniType>(schema: S, body: Buffer): z.output<S> {
  try {
    return z.parse(schema, JSON.parse(body.toString('utf8')))
  } catch {
    throw new DocusignFault(0, 'UNREADABLE')
  }
}
