export type TarEntry = {
  name: string
  isFolder: boolean
  data: Buffer
  /** Header and content, as in the archive. */ whole: Buffer
}

const BLOCK = 512

/** The entries of a plain archive of files and folders, in order. */
export function* tarEntries(tar: Buffer): Generator<TarEntry> {
  for (let at = 0; at < tar.length;) {
    const name = tar.toString('latin1', at, Math.min(tar.indexOf(0, at), at + 100))
    const size = parseInt(tar.toString('latin1', at + 124, at + 135), 8) || 0
    const next = at + BLOCK * (1 + Math.ceil(size / BLOCK))
    const from = at + BLOCK
    if (name)
      yield {
        name,
        isFolder: tar[at + 156] === 0x35,
        data: tar.subarray(from, from + size),
        whole: tar.subarray(at, next),
      }
    at = next
  }
}
