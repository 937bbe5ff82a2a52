// Builds the web when its sources have changed: by content, not by date, so that fresh clones and switched branches
// are right.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { Complaint } from './complaint.mjs'
import { inProject } from './project.mjs'
import { run } from './run.mjs'
import { node } from './runtime.mjs'

const stamp = inProject('build/.stamp')
const builtFrom = [
  'app',
  'public',
  'bin/web',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'tsconfig.web.json',
  'vite.config.ts',
]

function* filesUnder(path) {
  const entries = readdirSync(inProject(path), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (entry.isDirectory()) yield* filesUnder(`${path}/${entry.name}`)
    else if (!/\.test\.tsx?$/.test(entry.name)) yield `${path}/${entry.name}`
  }
}

const fingerprint = () => {
  const hash = createHash('sha256')
  for (const path of builtFrom) {
    if (!existsSync(inProject(path))) continue
    for (const file of /\.\w+$/.test(path) ? [path] : filesUnder(path)) {
      const content = readFileSync(inProject(file))
      hash.update(`${file}\0${content.length}\0`).update(content)
    }
  }
  return hash.digest('hex')
}

export const webIsFresh = () =>
  existsSync(stamp) &&
  existsSync(inProject('build/client')) &&
  existsSync(inProject('build/server')) &&
  readFileSync(stamp, 'utf8') === fingerprint()

export async function buildWeb() {
  if (!existsSync(inProject('node_modules/vite'))) {
    throw new Complaint(
      'É preciso construir a versão web, e as ferramentas para isso não estão ' +
        'instaladas: execute npm ci --include=dev e inicie de novo.',
    )
  }
  // Taken before the build: changes meanwhile make it stale. Without a stamp there is no build, so an interrupted one
  // does not count.
  const from = fingerprint()
  mkdirSync(inProject('build'), { recursive: true })
  rmSync(stamp, { force: true })
  const { ok } = await run(node, [inProject('bin/web/build.ts')])
  if (!ok) throw new Complaint('Não foi possível construir a versão web (o motivo está acima).')
  writeFileSync(stamp, from)
}
