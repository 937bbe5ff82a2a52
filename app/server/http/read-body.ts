import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { size } from '#wire/sentences.ts'
import { malformed, Refusal, tooLarge, wrongFormat } from '../refusal.ts'

type Entry = [name: string, value: string | File]
export type Form = { entries: Entry[]; dispose: () => Promise<void> }

const MOST_FIELDS = 2000
const LONGEST_FIELD = 1_000_000

const tooManyFields = () => malformed('O formulário tem campos demais.')
/** A form around a file of 5 MB may have 100 kB of its own: that is not said, as the screen promises 5 MB. */
const told = (limit: number) => size(limit >= 1_000_000 ? Math.floor(limit / 1_000_000) * 1_000_000 : limit)
const over = (limit: number) => tooLarge(`O envio passa do limite de ${told(limit)}.`)

/** The declared size is refused before a byte is read; the true one as soon as it is passed. */
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

/** Over a wire every request has a stream; what says of no size and comes in no parts has nothing in it. The stream is asked for last: it is made for whoever asks. */
export function isBare(request: Request): boolean {
  const { headers } = request
  const declared = headers.get('content-length')
  if (declared !== null || headers.has('transfer-encoding')) return declared === '0'
  return headers.has('host') || request.body === null
}

/** A declared size is read at once; only a chunked body, whose end nobody said, is counted as it comes. */
export async function readText(request: Request, limit: number): Promise<string> {
  const declared = request.headers.get('content-length')
  const whole = declared !== null && Number(declared) <= limit
  const body = whole ? request : new Response(counted(request, limit))
  return body.text().catch((error: unknown) => {
    throw error instanceof Refusal ? error : malformed('O envio parou no meio.') // whoever sent it has gone
  })
}

/** As many fields as a multipart form may have, counted before they are unpacked. */
export async function readUrlencoded(request: Request, limit: number): Promise<URLSearchParams> {
  const text = await readText(request, limit)
  if (text.split('&', MOST_FIELDS + 2).length > MOST_FIELDS) throw tooManyFields()
  return new URLSearchParams(text)
}

export async function readJson(request: Request, limit: number): Promise<unknown> {
  const text = await readText(request, limit)
  try {
    return JSON.parse(text)
  } catch {
    throw malformed('O JSON enviado não está bem formado.')
  }
}

/** Parts go to a temporary folder as they come: twenty uploads at once cost no memory. */
export async function readMultipart(request: Request, limit: number): Promise<Form> {
  const body = counted(request, limit)
  const folder: { path?: string } = {}
  const entries: Entry[] = []
  const files: Promise<void>[] = []
  const dispose = async () => void (folder.path && (await rm(folder.path, { recursive: true, force: true })))
  try {
    const parser = openParser(request)
    const place = async () => (folder.path ??= await mkdtemp(path.join(tmpdir(), 'upload-')))
    parser.on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated) parser.destroy(tooLarge(`Um dos campos passa do limite de ${size(LONGEST_FIELD)}.`))
      entries.push([name, value])
    })
    parser.on('fieldsLimit', () => parser.destroy(tooManyFields()))
    parser.on('file', (name, stream, { filename, mimeType }) => {
      if (!filename) return stream.resume() // an empty file input is no file
      const at = entries.push([name, '']) - 1
      files.push(
        place().then(async (folder) => {
          const file = path.join(folder, String(at))
          await pipeline(stream, createWriteStream(file))
          entries[at] = [name, new File([await openAsBlob(file)], path.basename(filename), { type: mimeType })]
        }),
      )
      files.at(-1)!.catch(() => {})
    })
    if (body) await pipeline(Readable.fromWeb(body as never), parser)
    await Promise.all(files)
    return { entries, dispose }
  } catch (error) {
    await Promise.allSettled(files)
    await dispose()
    throw error instanceof Refusal ? error : malformed('O formulário enviado não está bem formado.')
  }
}

function openParser(request: Request) {
  try {
    return busboy({
      headers: { 'content-type': request.headers.get('content-type')! },
      defParamCharset: 'utf8',
      limits: { fields: MOST_FIELDS, fieldSize: LONGEST_FIELD, files: 50, fieldNameSize: 300 },
    })
  } catch {
    throw malformed('O formulário enviado não está bem formado.')
  }
}

export const unsupported = () => wrongFormat('Este formato não é aceito aqui. Envie JSON ou um formulário.')
