import { DatabaseSync } from 'node:sqlite'

/**
 * An exclusive lock on a file until it is released or this process dies, even by kill -9. undefined: somebody else
 * holds it.
 */
export function holdFile(file: string): (() => void) | undefined {
  const held = new DatabaseSync(file)
  try {
    held.exec('pragma locking_mode = exclusive; begin exclusive; create table if not exists held (x)')
  } catch (error) {
    held.close()
    if (/locked|busy/i.test((error as Error).message)) return undefined
    throw error
  }
  return () => {
    held.exec('rollback')
    held.close()
  }
}
