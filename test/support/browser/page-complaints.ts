// All that a page says when something is wrong with it: errors (hydration among them), violations of the content policy, and calls to strangers.
import type { BrowserContext } from 'playwright-core'

export type Complaints = {
  heard: () => string[]
  /** Everything so far was meant to happen. */
  forget: () => void
}

const report = '__ponte_violation'

export async function listen(context: BrowserContext, origins: string[], allow: RegExp[]): Promise<Complaints> {
  const heard: string[] = []
  const own = new Set(origins.map((each) => new URL(each).origin))
  const say = (what: string) => void (allow.some((pattern) => pattern.test(what)) || heard.push(what))

  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    const { url } = message.location()
    say(`console ${message.type()}: ${message.text()}${url ? ` (${url})` : ''}`)
  })
  context.on('weberror', (error) => say(`page error: ${error.error().stack ?? error.error().message}`))
  // Only listened to: a route would make every request wait for this process, and would switch the browser's memory of files off. The browser finds no stranger by itself.
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^(https?|wss?):$/.test(url.protocol) && !own.has(url.origin.replace(/^ws/, 'http')))
      say(`stranger asked: ${url}`)
  })
  await context.exposeBinding(report, (_, violation: string) => say(`content policy: ${violation}`))
  await context.addInitScript({
    content: `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
      ${report}(violatedDirective + ' refused ' + (blockedURI || 'inline') + ' at ' + sourceFile + ':' + lineNumber))`,
  })
  return { heard: () => [...heard], forget: () => void heard.splice(0) }
}
