// Complaints of a page: errors (hydration too), content policy violations, and requests to other origins.
import type { BrowserContext } from 'playwright-core'

export type Complaints = {
  heard: () => string[]
  /** Discards expected complaints. */
  forget: () => void
}

const report = '__ponte_violation'

export async function listen(context: BrowserContext, origins: string[], allow: RegExp[]): Promise<Complaints> {
  const heard: string[] = []
  const own = new Set(origins.map((each) => new URL(each).origin))
  const say = (what: string) => void (allow.some((pattern) => pattern.test(what)) || heard.push(what))

  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // A slow machine needs longer for a picture than the few seconds that the browser gives it.
    if (/was preloaded using link preload but not used within a few seconds/.test(message.text())) return
    const { url } = message.location()
    say(`console ${message.type()}: ${message.text()}${url ? ` (${url})` : ''}`)
  })
  context.on('weberror', (error) => say(`page error: ${error.error().stack ?? error.error().message}`))
  // Only observes requests: a route would delay each and disable the browser's cache. Other hosts do not resolve.
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
