import { size } from '#wire/text/sentences.ts'
import { malformed, Refusal, tooLarge, wrongFormat } from '#server/refusal.ts'
import { isTooDeep } from './json-depth.ts'

export const MOST_FIELDS = 2000

export const tooManyFields = () => malformed('O formulário tem campos demais.')
/**
 * A form around a file of 5 MB may have 100 kB of its own, which the message leaves out: the screen promises 5 MB.
 */
const limitWords = (limit: number) => size(limit >= 1_000_000 ? Math.floor(limit / 1_000_000) * 1_000_000 : limit)
const over = (limit: number) => tooLarge(`O envio passa do limite de ${limitWords(limit)}.`)

/** Refuses a declared size before reading, and the real size as soon as it is exceeded. */
export function counted(request: Request, limit: number): ReadableStream<Uint8Array> | null {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw over(limit)
  let seen = 0
  return (
    request.body?.pipeThrough(
      new TransformStream({
        transform(chunk: Uint8Array, out) {
          seen += chunk.length
          if (seen > limit) out.error(over(limit))
          else out.enqueue(chunk)
        },
      }),
    ) ?? null
  )
}

/**
 * Over a socket every request has a stream; one without a declared size and not chunked is empty. The stream is asked
 * for last, because asking creates it.
 */
export function hasNoBody(request: Request): boolean {
  const { headers } = request
  const declared = headers.get('content-length')
  if (declared !== null || headers.has('transfer-encoding')) return declared === '0'
  return headers.has('host') || request.body === null
}

/** A body with a declared size is read at once; only a chunked one is counted as it arrives. */
export async function readText(request: Request, limit: number): Promise<string> {
  const declared = request.headers.get('content-length')
  const whole = declared !== null && Number(declared) <= limit
  const body = whole ? request : new Response(counted(request, limit))
  return body.text().catch((error: unknown) => {
    throw error instanceof Refusal ? error : malformed('O envio parou no meio.') // the client has gone
  })
}

/** Byte for byte, as it was sent. */
export async function readBytes(request: Request, limit: number): Promise<Buffer<ArrayBuffer>> {
  const body = await new Response(counted(request, limit)).arrayBuffer().catch((error: unknown) => {
    throw error instanceof Refusal ? error : malformed('O envio parou no meio.')
  })
  return Buffer.from(body)
}

/** As many fields as a multipart form may have, counted before parsing. */
export async function readUrlencoded(request: Request, limit: number): Promise<URLSearchParams> {
  const text = await readText(request, limit)
  if (text.split('&', MOST_FIELDS + 2).length > MOST_FIELDS) throw tooManyFields()
  return new URLSearchParams(text)
}

export async function readJson(request: Request, limit: number): Promise<unknown> {
  const text = await readText(request, limit)
  if (isTooDeep(text)) throw malformed('O JSON enviado está aninhado demais.')
  try {
    return JSON.parse(text)
  } catch {
    throw malformed('O JSON enviado não está bem formado.')
  }
}

export const unsupported = () => wrongFormat('Este formato não é aceito aqui. Envie JSON ou um formulário.')
