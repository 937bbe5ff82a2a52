import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartRefusal } from '../start/configuration.ts'
import { holdFile } from '../held-file.ts'

/**
 * One level at a time: Node's recursive mkdir never returns where a parent exists but takes no folder, as in /proc.
 */
function makeFolder(folder: string) {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  mkdirSync(folder)
}

/** Two processes on one folder would corrupt it without a message. */
export function lockFolder(folder: string): () => void {
  try {
    makeFolder(folder)
    const probe = path.join(folder, `.probe-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new StartRefusal(
      `Não é possível gravar em ${folder} (${(error as { code?: string }).code}). Escolha outra pasta em DATA_DIR.`,
    )
  }
  try {
    const unlock = holdFile(path.join(folder, 'database.lock'))
    if (unlock) return unlock
  } catch {
    throw new StartRefusal(`Não é possível gravar em ${folder}. Escolha outra pasta em DATA_DIR.`)
  }
  throw new StartRefusal(`Outro processo já usa os dados de ${folder}. Encerre-o, ou escolha outra pasta em DATA_DIR.`)
}
