import { Transform } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { nonceContext, reportContext } from '#web/contexts.ts'
import { NonceContext } from '#web/nonce.ts'

export { apiContext, nonceContext, reportContext, siteContext } from '#web/contexts.ts'
export { knownPage } from './web/storage/remember.ts'

export const streamTimeout = 5_000

/** React Router's own line would hold the address as it was typed. */
export const handleError: HandleErrorFunction = (error, { context }) => context.get(reportContext)(error)

export default function render(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) {
  const nonce = context.get(nonceContext) || undefined
  // Robots receive everything before the first byte, and so does a page that will be remembered.
  const whole = !nonce || isbot(request.headers.get('user-agent') ?? '')
  return new Promise<Response>((resolve, reject) => {
    let begun = false
    const page = (
      <NonceContext value={nonce}>
        <ServerRouter context={router} url={request.url} nonce={nonce} />
      </NonceContext>
    )
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      [whole ? 'onAllReady' : 'onShellReady']() {
        begun = true
        const body = new Transform({
          // What is read comes before what makes it answer: on a slow line scripts wait for style sheets and letters.
          transform: (part: Buffer, _, done) =>
            done(
              null,
              Buffer.from(
                part
                  .toString('latin1')
                  .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"'),
                'latin1',
              ),
            ),
          final(done) {
            clearTimeout(timer)
            done()
          },
        })
        headers.set('content-type', 'text/html; charset=utf-8')
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
        pipe(body)
      },
      onShellError: reject,
      onError(error) {
        status = 500
        if (begun) context.get(reportContext)(error)
      },
    })
    const timer = setTimeout(abort, streamTimeout + 1_000)
  })
}
