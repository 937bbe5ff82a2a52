import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

export type Secrets = ReturnType<typeof openSecrets>

/** Everything made from SECRET_KEY; each purpose has a key of its own. */
export function openSecrets(key: string) {
  const keyFor = (purpose: string) => createHmac('sha256', key).update(purpose).digest()
  return {
    sign: (purpose: string, text: string) => createHmac('sha256', keyFor(purpose)).update(text).digest('base64url'),
    signed: (purpose: string, text: string, signature: string) =>
      same(createHmac('sha256', keyFor(purpose)).update(text).digest('base64url'), signature),
  }
}

/** Tokens are random and stored hashed: a copy of the database opens no session. */
export const newToken = () => randomBytes(32).toString('base64url')
export const hashToken = (token: string) => createHash('sha256').update(token).digest()

/** Takes the same time wherever the difference is. */
export const same = (a: string, b: string) => timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest())
