import { createHash } from 'node:crypto'

/** On every answer, whoever gives it. */
export const securityHeaders = (tls: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin',
  ...(tls && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

/** For answers that are data: nothing in them may run. */
export const INERT = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** For documents that a browser's own viewer opens, which a sandbox would keep shut. */
export const DOCUMENT = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

type Pages = { api: string | undefined; development: boolean }

const common = ({ api, development }: Pages) =>
  [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `img-src 'self' data: blob:${api ? ` ${api}` : ''}`,
    "font-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    `connect-src 'self'${api ? ` ${api}` : ''}${development ? ' ws:' : ''}`,
    "style-src-attr 'unsafe-inline'",
  ].join('; ')

/** A page made for one request. */
export const pageWithNonce = (pages: Pages, nonce: string) =>
  `${common(pages)}; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' ${pages.development ? "'unsafe-inline'" : `'nonce-${nonce}'`}`

/** A page that is remembered: a repeated nonce is none, so each inline script is named by its hash. */
export function pageWithHashes(pages: Pages, html: string) {
  const scripts = [...html.matchAll(/<script([^<>]*)>([^]*?)(?:<\/script>|$)/g)]
  const inline = scripts.filter(([, attributes]) => !/\ssrc=|application\/ld\+json/.test(attributes!))
  const hashes = new Set(inline.map(([, , text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`))
  return `${common(pages)}; script-src 'self' ${[...hashes].join(' ')}; style-src 'self'`
}
