import { createHash } from 'node:crypto'

/** On every answer. */
export const securityHeaders = (tls: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Of our own pages: the entrance of an event reads tickets.
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin',
  ...(tls && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

/** For answers that are data: nothing in them may run. */
export const INERT = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** For documents in the browser's own viewer, which a sandbox would block. */
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
    `media-src 'self' blob:${api ? ` ${api}` : ''}`,
    "font-src 'self'",
    "worker-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    `connect-src 'self'${api ? ` ${api}` : ''}${development ? ' ws:' : ''}`,
    "style-src-attr 'unsafe-inline'",
  ].join('; ')

/** For a page that is made for one request. */
export const pageWithNonce = (pages: Pages, nonce: string) =>
  `${common(pages)}; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' ` +
  `${pages.development ? "'unsafe-inline'" : `'nonce-${nonce}'`}`

/** For a remembered page: a nonce used twice protects nothing, so inline scripts are named by their hashes. */
export function pageWithHashes(pages: Pages, html: string) {
  const scripts = [...html.matchAll(/<script([^<>]*)>([^]*?)(?:<\/script>|$)/g)]
  const inline = scripts.filter(([, attributes]) => !/\ssrc=|application\/ld\+json/.test(attributes!))
  const hashes = new Set(inline.map(([, , text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`))
  return `${common(pages)}; script-src 'self' ${[...hashes].join(' ')}; style-src 'self'`
}
