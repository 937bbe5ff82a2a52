import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Configuration, StartRefusal } from '../start/configuration.ts'
import { KEY_LENGTH } from '../start/variable-kinds.ts'

/** The key that signs links and hashes secrets: from the environment, or made once beside the embedded data. */
export function secretKey({ secret_key, data_dir }: Pick<Configuration, 'secret_key' | 'data_dir'>): string {
  if (secret_key) return secret_key
  const file = path.join(data_dir, 'secret.key')
  const key = read(file) ?? make(file)
  if (key.length < KEY_LENGTH)
    throw new StartRefusal(
      `${file} está vazio ou cortado. Recupere-o de uma cópia: com outra ` +
        'chave, o que foi guardado em sigilo não se lê mais.',
    )
  return key
}

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code

function read(file: string) {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw new StartRefusal(`Não foi possível ler ${file}: ${(error as Error).message}.`)
  }
}

/**
 * The file is complete or absent, even if the process or machine stops; of two processes that start at once, one
 * makes it.
 */
function make(file: string) {
  mkdirSync(path.dirname(file), { recursive: true })
  const writing = `${file}.${randomBytes(4).toString('hex')}`
  writeFileSync(writing, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(writing, file)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) renameSync(writing, file) // file systems without hard links
  } finally {
    rmSync(writing, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}
