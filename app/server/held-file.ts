import { DatabaseSync } from 'node:sqlite'

/** Nobody else holds it until it is let go, or until this process dies: the kernel frees it even on kill -9. undefined: somebody does. */
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
