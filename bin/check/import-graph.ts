// Who imports whom, read by their words: quick enough to be asked before each run. The import rules are proven by a
// real reader.
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run-program.ts'

const code = ['app', 'bin', 'db', 'test'].map((room) => `${room}/**/*.{ts,tsx,css}`)
const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*'((?:#|\.{1,2}\/)[^']+)'/g
const ALIASES: Record<string, string> = {
  '#wire/': 'app/wire/',
  '#server/': 'app/server/',
  '#web/': 'app/web/',
  '#features/': 'app/features/',
  '#db/': 'db/',
  '#test/': 'test/',
}

function fileOf(address: string, from: string) {
  const alias = Object.keys(ALIASES).find((each) => address.startsWith(each))
  const file = alias ? ALIASES[alias] + address.slice(alias.length) : path.join(path.dirname(from), address)
  return file.replaceAll('\\', '/').split('?')[0]!
}

export type Graph = { files: Map<string, string>; importers: Map<string, Set<string>> }

/** Every file with its text, and for each those that import it. */
export function importGraph(): Graph {
  const names = [...globSync(code, { cwd: root }), 'main.ts'].map((name) => name.replaceAll('\\', '/'))
  const files = new Map(
    names
      .filter((name) => existsSync(path.join(root, name)))
      .map((name) => [name, readFileSync(path.join(root, name), 'utf8')]),
  )
  const importers = new Map<string, Set<string>>()
  for (const [from, text] of files)
    for (const [, address] of text.matchAll(IMPORTED)) {
      const to = fileOf(address!, from)
      importers.set(to, (importers.get(to) ?? new Set()).add(from))
    }
  return { files, importers }
}
