import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const PATIENCE_MS = 500

/**
 * A client that is answered before its body has arrived hears that the connection closes, and has a moment to read
 * the answer: closing over unread bytes resets the connection and loses the answer.
 */
export function closeAfterEarlyAnswer(request: IncomingMessage, response: ServerResponse) {
  if (request.complete) return // there is no body, or all of it has arrived
  const { writeHead } = response
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    if (!request.complete && !response.headersSent) {
      response.setHeader('connection', 'close')
      closeInAMoment(request.socket)
    }
    return writeHead.apply(response, head)
  }) as typeof writeHead
}

/** Node calls this after the last answer is sent. */
function closeInAMoment(socket: Socket) {
  socket.destroySoon = () => {
    socket.destroySoon = () => {}
    const close = setTimeout(() => socket.destroy(), PATIENCE_MS).unref()
    socket.once('close', () => clearTimeout(close))
    socket.end()
  }
}
