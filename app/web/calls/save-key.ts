/** May differ between two tries of one save: proof of identity, and the version that was read. */
const BESIDES = new Set(['current_password', 'otp', 'lock_version'])

const contentOf = (sent: object) =>
  JSON.stringify(sent, (name, value: unknown) =>
    BESIDES.has(name) ? undefined : value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )

/** Works on pages without TLS too, where browsers have no randomUUID. */
export const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * One Idempotency-Key as long as the same content is sent: after a lost answer the next try is answered, not executed
 * twice.
 */
export function saveKeys(next = randomKey) {
  let last: { content: string; key: string } | undefined
  return {
    keyFor(sent: object) {
      const content = contentOf(sent)
      if (last?.content !== content) last = { content, key: next() }
      return last.key
    },
    /** Answered: the same content later is another save. */
    done: () => void (last = undefined),
  }
}
