import { createHmac } from 'node:crypto'
import { same } from '#server/secrets/secrets.ts'

const SIGNATURE = /^x-docusign-signature-\d{1,3}$/
/** The key's text as it is: what it would decode to is another key. */
const hmac = (key: string, body: Buffer) => createHmac('sha256', key).update(body).digest('base64')

export function isAuthentic(headers: Headers, body: Buffer, keys: readonly string[]): boolean {
  const given = [...headers].filter(([name]) => SIGNATURE.test(name)).map(([, value]) => value.trim())
  return keys.some((key) => {
    const wanted = hmac(key, body)
    return given.some((one) => same(one, wanted))
  })
}
