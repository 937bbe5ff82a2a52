export type Verdict = 'same' | 'appended' | 'altered'

export const hashOf = async (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** Of a file with more behind what was sealed, the sealed part is still whole. */
export async function judge(file: File, sha256: string, size: number): Promise<Verdict> {
  const bytes = await file.arrayBuffer()
  if ((await hashOf(bytes)) === sha256) return 'same'
  return bytes.byteLength > size && (await hashOf(bytes.slice(0, size))) === sha256 ? 'appended' : 'altered'
}

/** Stands in the seal itself, as ASCII, behind whatever is attached. */
const SEAL = /\(Selo (PT-[2-9A-Z]{4}-[2-9A-Z]{4})\)/g

/** The code that the seal of a document tells. */
export async function codeIn(file: Blob): Promise<string | undefined> {
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer())
  return [...text.matchAll(SEAL)].at(-1)?.[1]
}
