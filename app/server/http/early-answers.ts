import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const PATIENCE_MS = 500

/** Who is answered before all was sent hears that the connection closes, and has a moment to read why: one that is closed over bytes nobody read is reset, and takes the answer with it. */
export function closeAfterEarlyAnswer(request: IncomingMessage, response: ServerResponse) {
  if (request.complete) return // it has no body, or it is here
  const { writeHead } = response
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    if (!request.complete && !response.headersSent) {
      response.setHeader('connection', 'close')
      closeInAMoment(request.socket)
    }
    return writeHead.apply(response, head)
  }) as typeof writeHead
}

/** What Node calls once the last answer is out. */
function closeInAMoment(socket: Socket) {
  socket.destroySoon = () => {
    socket.destroySoon = () => {}
    const close = setTimeout(() => socket.destroy(), PATIENCE_MS).unref()
    socket.once('close', () => clearTimeout(close))
    socket.end()
  }
}
