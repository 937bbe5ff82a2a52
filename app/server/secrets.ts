import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

export type Secrets = ReturnType<typeof openSecrets>

/** Everything made from SECRET_KEY; each purpose has a key of its own. */
export function openSecrets(key: string) {
  const keyFor = (purpose: string) => createHmac('sha256', key).update(purpose).digest()
  const key_id = keyFor('key id').toString('base64url').slice(0, 8)
  return {
    sign: (purpose: string, text: string) => createHmac('sha256', keyFor(purpose)).update(text).digest('base64url'),
    signed: (purpose: string, text: string, signature: string) =>
      same(createHmac('sha256', keyFor(purpose)).update(text).digest('base64url'), signature),
    /** For what must be read again: AES-256-GCM, tied to its owner, so that a sealed text opens in no other row. */
    seal(purpose: string, owner: string, text: string) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', keyFor(`seal ${purpose}`), iv).setAAD(Buffer.from(owner))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return ['v1', key_id, Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')].join('.')
    },
    /** The id tells which key sealed it, so that keys can change one day. */
    open(purpose: string, owner: string, sealed: string) {
      const [version, id, packed = ''] = sealed.split('.')
      if (version !== 'v1' || id !== key_id) throw new Error('sealed with another SECRET_KEY')
      const bytes = Buffer.from(packed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', keyFor(`seal ${purpose}`), bytes.subarray(0, 12), { authTagLength: 16 }).setAAD(Buffer.from(owner))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
  }
}

/** Tokens are random and stored hashed: a copy of the database opens no session. */
export const newToken = () => randomBytes(32).toString('base64url')
export const hashToken = (token: string) => createHash('sha256').update(token).digest()

/** Takes the same time wherever the difference is. */
export const same = (a: string, b: string) => timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest())
