// A listener on a loopback port, for what needs a socket.
import {
  request,
  type IncomingHttpHeaders,
  type RequestListener,
  type RequestOptions,
  type ServerOptions,
} from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { after } from 'node:test'
import { newServer } from '#server/http/listen.ts'
import { PATIENCE } from '../patience/patience.ts'

export type Heard = { status: number; headers: IncomingHttpHeaders; text: string; bytes: Buffer }
type Asked = RequestOptions & { body?: string | Buffer | undefined }

/** Closed after the file's tests. */
export async function listenOnLoopback(listener: RequestListener, timeouts: ServerOptions = {}) {
  const server = newServer(timeouts)
  server.on('request', listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  after(() => (server.closeAllConnections(), server.close()))

  const ask = (path: string, { body, headers, ...options }: Asked = {}) =>
    new Promise<Heard>((resolve, reject) => {
      const asked = request(
        { host: '127.0.0.1', port, path, agent: false, ...options, headers: { host: 'ponte.test', ...headers } },
        (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => void parts.push(part))
          response.on('error', reject)
          response.on('end', () => {
            const bytes = Buffer.concat(parts)
            resolve({ status: response.statusCode!, headers: response.headers, text: bytes.toString(), bytes })
          })
        },
      )
      asked.setTimeout(PATIENCE.act, () => asked.destroy(new Error(`no answer to ${options.method ?? 'GET'} ${path}`)))
      asked.on('error', reject)
      asked.end(body)
    })

  /** Writes bytes, then `more` repeatedly if given, and reads until the server closes. */
  const talk = (first: string | Buffer, more?: { bytes: string; every_ms: number }) =>
    new Promise<{ heard: string; written: number }>((resolve, reject) => {
      let heard = ''
      let written = 0
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(first)
        if (more) next()
      })
      const next = () => {
        if (socket.destroyed || !socket.writable) return
        written += more!.bytes.length
        socket.write(more!.bytes, () => void setTimeout(next, more!.every_ms))
      }
      const done = () => resolve({ heard, written })
      socket.setEncoding('latin1')
      socket.setTimeout(PATIENCE.act, () => socket.destroy(new Error(`nothing more after: ${heard}`)))
      socket.on('data', (part: string) => void (heard += part))
      socket.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ECONNRESET' || error.code === 'EPIPE' ? done() : reject(error),
      )
      socket.on('close', done)
    })

  return { port, ask, talk }
}
