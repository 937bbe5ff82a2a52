import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

export type Secrets = ReturnType<typeof openSecrets>

/** All derived from SECRET_KEY; each purpose has its own key. */
export function openSecrets(key: string) {
  const keyFor = (purpose: string) => createHmac('sha256', key).update(purpose).digest()
  const key_id = keyFor('key id').toString('base64url').slice(0, 8)
  const sealBytes = (purpose: string, owner: string, plain: Uint8Array) => {
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', keyFor(`seal ${purpose}`), iv).setAAD(Buffer.from(owner))
    const body = [cipher.update(plain), cipher.final()]
    return Buffer.concat([iv, cipher.getAuthTag(), ...body])
  }
  const openBytes = (purpose: string, owner: string, with_key: string | undefined, sealed: Uint8Array) => {
    if (with_key !== key_id) throw new Error('sealed with another SECRET_KEY')
    const decipher = createDecipheriv('aes-256-gcm', keyFor(`seal ${purpose}`), sealed.subarray(0, 12), {
      authTagLength: 16,
    }).setAAD(Buffer.from(owner))
    decipher.setAuthTag(sealed.subarray(12, 28))
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()])
  }
  return {
    sign: (purpose: string, text: string) => createHmac('sha256', keyFor(purpose)).update(text).digest('base64url'),
    signed: (purpose: string, text: string, signature: string) =>
      same(createHmac('sha256', keyFor(purpose)).update(text).digest('base64url'), signature),
    /** Which key seals now. Stored beside what is sealed, so that keys can be rotated. */
    key_id,
    /**
     * For data that must be read again: AES-256-GCM, bound to its owner, so that it cannot be opened in another row.
     */
    sealBytes,
    openBytes,
    seal: (purpose: string, owner: string, text: string) =>
      ['v1', key_id, sealBytes(purpose, owner, Buffer.from(text)).toString('base64url')].join('.'),
    open(purpose: string, owner: string, sealed: string) {
      const [version, id, packed = ''] = sealed.split('.')
      if (version !== 'v1') throw new Error('sealed in an unknown way')
      return openBytes(purpose, owner, id, Buffer.from(packed, 'base64url')).toString('utf8')
    },
  }
}

/** Tokens are random and stored hashed: a copy of the database opens no session. */
export const newToken = () => randomBytes(32).toString('base64url')
export const hashToken = (token: string) => createHash('sha256').update(token).digest()

/** Compares in constant time. */
export const same = (a: string, b: string) =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest())
