export const UNSTORABLE = 'Contém um caractere que não pode ser salvo. Apague-o e digite de novo.'

/** No text column takes a NUL, and half of a surrogate pair is no character. */
export const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

type Found = { code: 'custom'; path: PropertyKey[]; message: string }

/**
 * Where a value holds such text. Runs on what a schema let through, without recursion: a schema may leave the depth
 * open.
 */
export function unstorable(value: unknown): Found[] {
  const found: Found[] = []
  const left: { at: unknown; path: PropertyKey[] }[] = [{ at: value, path: [] }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { at, path } = next
    const text = typeof at === 'string' ? at : at instanceof File ? at.name : undefined
    if (text !== undefined && !isStorable(text)) found.push({ code: 'custom', path, message: UNSTORABLE })
    if (text !== undefined || at === null || typeof at !== 'object') continue
    for (const [key, inner] of Array.isArray(at) ? at.entries() : Object.entries(at))
      left.push({ at: inner, path: [...path, key] })
  }
  return found
}
