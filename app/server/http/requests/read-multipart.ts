// Forms with files. busboy parses them and nothing more is left to it: every stream is ended and every failure
// answered here, whatever it does.
import { openAsBlob } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import { addAbortSignal, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { size } from '#wire/text/sentences.ts'
import { invalid, malformed, Refusal, tooLarge, unavailable } from '#server/refusal.ts'
import { counted, MOST_FIELDS, tooManyFields } from './read-body.ts'
import { uploadFolder } from './uploads.ts'

type Entry = [name: string, value: string | File]
export type Form = { entries: Entry[]; dispose: () => Promise<void> }

const MOST_FILES = 50
/** Of fields, which are kept in memory; files are not. */
const MOST_TEXT = 2_000_000
const LONGEST_FIELD = 1_000_000

const unreadable = () => malformed('O formulário enviado não está bem formado.')
const nameless = () => new Refusal(422, { ...invalid({}).body, messages: ['O formulário tem um campo sem nome.'] })
const notKept = (error: unknown): never => {
  throw unavailable('Não conseguimos receber arquivos agora. Tente novamente em alguns minutos.', error)
}

/** Parts are written to a temporary folder as they arrive, so that twenty uploads at once need no memory. */
export async function readMultipart(request: Request, limit: number): Promise<Form> {
  const body = counted(request, limit)
  const parser = openParser(request)
  const entries: Entry[] = []
  const files: Promise<void>[] = []
  const torn = new AbortController()
  let made: Promise<string> | undefined
  let text = 0
  const folder = () => (made ??= uploadFolder().catch(notKept))
  // Files that cannot be removed now are removed at the next start.
  const dispose = async () => made?.then((place) => rm(place, { recursive: true, force: true })).catch(() => {})
  const refuse = (reason: Refusal) => void parser.destroy(reason)

  parser.on('field', (name, value: string | undefined, { valueTruncated }) => {
    if (!name) return refuse(nameless())
    if (value === undefined) return refuse(unreadable()) // not decodable in the charset that it names
    text += name.length + value.length
    if (valueTruncated) refuse(tooLarge(`Um dos campos passa do limite de ${size(LONGEST_FIELD)}.`))
    else if (text > MOST_TEXT) refuse(tooLarge(`Os textos do formulário passam do limite de ${size(MOST_TEXT)}.`))
    else entries.push([name, value])
  })
  parser.on('fieldsLimit', () => refuse(tooManyFields()))
  parser.on('filesLimit', () => refuse(tooManyFields()))
  parser.on('file', (name, stream, { filename, mimeType }) => {
    stream.on('error', () => {}) // the reader gets this error too; without a listener it would end the process
    if (parser.destroyed) return void stream.destroy() // parts of the same chunk are still emitted
    if (!name) return refuse(nameless())
    if (!filename) return void stream.resume() // an empty file input is no file
    addAbortSignal(torn.signal, stream)
    const at = entries.push([name, '']) - 1
    const stored = folder().then(async (place) => {
      const file = path.join(place, String(at))
      await keepPart(stream, file)
      entries[at] = [name, new File([await openAsBlob(file)], path.basename(filename), { type: mimeType })]
    })
    files.push(stored)
    stored.catch(refuse)
  })

  try {
    if (body) await pipeline(Readable.fromWeb(body as never), parser)
    await Promise.all(files)
    return { entries, dispose }
  } catch (error) {
    torn.abort()
    await Promise.allSettled(files)
    await dispose()
    throw error instanceof Refusal ? error : unreadable()
  }
}

async function keepPart(stream: Readable, place: string) {
  const file = await open(place, 'wx', 0o600).catch(notKept)
  try {
    for await (const part of stream as AsyncIterable<Buffer>) await file.writeFile(part).catch(notKept)
  } finally {
    await file.close()
  }
}

function openParser(request: Request) {
  try {
    return busboy({
      headers: { 'content-type': request.headers.get('content-type')! },
      defParamCharset: 'utf8',
      limits: { fields: MOST_FIELDS, fieldSize: LONGEST_FIELD, files: MOST_FILES },
    })
  } catch {
    throw unreadable()
  }
}
