// Multipart requests that no browser sends.
import { connect } from 'node:net'
import { test } from 'node:test'
import fc from '#test/support/fast-check.ts'
import { attack } from './attack.ts'
import { form } from './multipart-forms.ts'
import { knownRequests } from './known-requests.ts'
import { openTarget } from './target.ts'

const target = await openTarget({ demo: true })
const uploads = (await knownRequests(target.app)).filter(({ endpoint }) => endpoint.form === 'multipart/form-data')

const pieces = (body: Buffer, size: number) =>
  Array.from({ length: Math.ceil(body.length / size) }, (_, i) => body.subarray(i * size, (i + 1) * size))
const chunked = (body: Buffer, size: number) =>
  Buffer.concat([
    ...pieces(body, size).flatMap((piece) =>
      [`${piece.length.toString(16)}\r\n`, piece, '\r\n'].map((b) => Buffer.from(b)),
    ),
    Buffer.from('0\r\n\r\n'),
  ])

/** With a declared length, or in chunks of any size. */
const request = fc
  .tuple(fc.constantFrom(...uploads), form, fc.option(fc.integer({ min: 200, max: 70_000 }), { freq: 3 }))
  .map(([{ method, path, headers }, { type, body }, size]) => {
    const length = size === null ? `Content-Length: ${body.length}` : 'Transfer-Encoding: chunked'
    const own = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    const said = [`Host: ponte.test`, `Content-Type: ${type}`, length, ...own, 'Connection: close']
    const head = [`${method} ${path} HTTP/1.1`, ...said]
    return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), size === null ? body : chunked(body, size)])
  })

async function whole(bytes: Buffer) {
  const { heard } = await target.talk(bytes)
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? 599), text: heard }
}

/** Closes the connection before an answer. */
const dropped = (bytes: Buffer) =>
  new Promise<undefined>((resolve) => {
    const socket = connect(target.port, '127.0.0.1')
    socket.on('error', () => {}) // the server may close first
    socket.on('close', () => resolve(undefined))
    socket.write(bytes, () => setImmediate(() => socket.destroy()))
  })

test('no form ends in a fault or waits for ever, whatever its headers and parts', () =>
  attack(target, 400, request, whole))

const torn = request.chain((bytes) => fc.nat(bytes.length).map((length) => bytes.subarray(0, length)))

test('a form whose connection drops leaves nothing behind, wherever it drops', () => attack(target, 200, torn, dropped))
