import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { acceptedEncoding } from './requests/encodings.ts'

const ENDINGS = { br: '.br', gzip: '.gz' }

type File = { path: string; type: string; br: boolean; gzip: boolean; immutable: boolean }

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.pdf': 'application/pdf',
}

/** The built client's files, listed once at start: other addresses never reach the disk. */
export function openStaticFiles(folder: string) {
  const files = new Map<string, File>()
  const bytes = new Map<string, Buffer>()
  const names = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((e) => e.isFile())
      .map((e) => path.join(e.parentPath, e.name)),
  )
  for (const file of names) {
    if (/\.(br|gz)$/.test(file)) continue
    const address = `/${path.relative(folder, file).split(path.sep).join('/')}`
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream'
    files.set(address, {
      path: file,
      type,
      br: names.has(`${file}.br`),
      gzip: names.has(`${file}.gz`),
      immutable: address.startsWith('/assets/'),
    })
  }
  const read = (name: string) => {
    let found = bytes.get(name)
    if (!found) bytes.set(name, (found = readFileSync(name)))
    return found
  }
  return {
    find: (address: string) => files.get(address),
    send(request: IncomingMessage, response: ServerResponse, file: File) {
      const encoding = acceptedEncoding(request.headers['accept-encoding'])
      const ending = encoding && file[encoding] ? ENDINGS[encoding] : ''
      const body = read(file.path + ending)
      response.setHeader('content-type', file.type)
      response.setHeader(
        'cache-control',
        file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
      if (file.br || file.gzip) response.setHeader('vary', 'accept-encoding')
      if (ending) response.setHeader('content-encoding', encoding!)
      if (file.type === 'image/svg+xml')
        response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      response.setHeader('content-length', body.length)
      response.statusCode = 200
      response.end(request.method === 'HEAD' ? undefined : body)
    },
  }
}
export type StaticFiles = ReturnType<typeof openStaticFiles>
