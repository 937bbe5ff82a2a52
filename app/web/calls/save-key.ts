/** How somebody proves who they are, and what was read, may change between two tries of one save. */
const BESIDES = new Set(['current_password', 'otp', 'lock_version'])

const contentOf = (sent: object) =>
  JSON.stringify(sent, (name, value: unknown) =>
    BESIDES.has(name) ? undefined : value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )

/** Of any page, even one that came without TLS, where a browser has no randomUUID. */
export const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** One Idempotency-Key for as long as the same is sent: a save whose answer was lost is answered at the next try, not written twice. */
export function saveKeys(next = randomKey) {
  let last: { content: string; key: string } | undefined
  return {
    keyFor(sent: object) {
      const content = contentOf(sent)
      if (last?.content !== content) last = { content, key: next() }
      return last.key
    },
    /** It was answered: the same content another day is another save. */
    done: () => void (last = undefined),
  }
}
