// A client that takes next to no time of its own: one connection, a question in its bytes, the answer until its last
// one.
import { once } from 'node:events'
import { connect } from 'node:net'

export async function openClient(origin: string, token?: string) {
  const who = token ? `Authorization: Bearer ${token}\r\n` : ''
  const { hostname, port, host } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  let heard = Buffer.alloc(0)
  let answered: PromiseWithResolvers<number>
  socket.on('error', (error) => answered.reject(error))
  socket.on('close', () => answered.reject(new Error('the connection was closed')))
  socket.on('data', (part) => {
    heard = heard.length ? Buffer.concat([heard, part]) : part
    const end = heard.indexOf('\r\n\r\n')
    if (end < 0) return
    const head = heard.toString('latin1', 0, end)
    const length = /^content-length: (\d+)/im.exec(head)?.[1]
    if (!length) return answered.reject(new Error(`an answer of unknown length:\n${head}`))
    if (heard.length < end + 4 + Number(length)) return
    heard = Buffer.alloc(0)
    answered.resolve(Number(head.slice(9, 12)))
  })
  return {
    /** The status, once the last byte is there. As a browser asks: packed, and left so. */
    get: (address: string) => {
      answered = Promise.withResolvers()
      socket.write(`GET ${address} HTTP/1.1\r\nHost: ${host}\r\n${who}Accept-Encoding: gzip, deflate, br\r\n\r\n`)
      return answered.promise
    },
    close: () => void socket.removeAllListeners('close').destroy(),
  }
}
