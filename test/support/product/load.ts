// A cheap client: its processor time is missing where the server is measured.
import { connect, type Socket } from 'node:net'

export type Exchange = { bytes: Buffer; note?: string }
type Heard = (exchange: Exchange, status: number, body: string) => void
type Load = {
  origin: string
  connections: number
  /** The next request, or undefined at the end of this connection. */
  next: () => Exchange | undefined
  heard?: Heard
}
export type Outcome = {
  answers: number
  seconds: number
  statuses: Record<number, number>
  broken: number
  slowest_ms: number
}

type Words = { headers?: Record<string, string>; body?: string }

export function exchange(
  origin: string,
  method: string,
  path: string,
  { headers = {}, body = '' }: Words = {},
  note?: string,
): Exchange {
  const all: Record<string, string> = {
    host: new URL(origin).host,
    ...(body && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return {
    bytes: Buffer.from(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${body}`),
    ...(note !== undefined && { note }),
  }
}

/** Where the first answer in these bytes ends; -1 while it is incomplete. */
function endOf(bytes: Buffer): { head: string; body_at: number; end: number } | undefined {
  const at = bytes.indexOf('\r\n\r\n')
  if (at < 0) return undefined
  const head = bytes.toString('latin1', 0, at)
  const body_at = at + 4
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? []
  if (length !== undefined) return { head, body_at, end: body_at + Number(length) }
  if (/\r\ntransfer-encoding: chunked/i.test(head)) return { head, body_at, end: endOfChunks(bytes, body_at) }
  return { head, body_at, end: body_at }
}

function endOfChunks(bytes: Buffer, from: number): number {
  for (let at = from; ;) {
    const line = bytes.indexOf('\r\n', at)
    if (line < 0) return Infinity
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16)
    at = line + 2 + size + 2
    if (size === 0) return at
  }
}

/** Each connection sends requests one after another. A broken one is counted and sends no more. */
export async function load({ origin, connections, next, heard }: Load): Promise<Outcome> {
  const { hostname, port } = new URL(origin)
  const outcome: Outcome = { answers: 0, seconds: 0, statuses: {}, broken: 0, slowest_ms: 0 }
  const began = performance.now()
  const run = () =>
    new Promise<void>((done) => {
      const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true })
      let asked: Exchange | undefined
      let since = 0
      let held: Buffer = Buffer.alloc(0)
      const ask = () => {
        asked = next()
        if (!asked) return void socket.end(done)
        since = performance.now()
        socket.write(asked.bytes)
      }
      socket.on('connect', ask)
      socket.on('data', (bytes: Buffer) => {
        held = held.length ? Buffer.concat([held, bytes]) : bytes
        const found = endOf(held)
        if (!found || held.length < found.end) return
        const status = Number(found.head.slice(9, 12))
        outcome.answers++
        outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1
        outcome.slowest_ms = Math.max(outcome.slowest_ms, performance.now() - since)
        heard?.(asked!, status, heard.length > 2 ? held.toString('utf8', found.body_at, found.end) : '')
        held = held.subarray(found.end)
        ask()
      })
      const broken = () => {
        if (asked) outcome.broken++
        asked = undefined
        done()
      }
      socket.on('error', broken)
      socket.on('close', broken)
    })
  await Promise.all(Array.from({ length: connections }, run))
  outcome.seconds = (performance.now() - began) / 1000
  return outcome
}
