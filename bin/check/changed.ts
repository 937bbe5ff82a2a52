// `npm test -- changed`: the test files that a change reaches, nearest first, as many as two minutes hold.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Graph, importGraph } from './import-graph.ts'
import { root, runProgram } from './run-program.ts'

const isTest = (name: string) => /\.test\.tsx?$/.test(name)
/** They know everything; what they import is not reached through them. */
const CONTENTS =
  /^(main\.ts|app\/(features|api|pages|tasks|routes|root)\.tsx?|app\/features\/[^/]+\/(server\/feature|web\/pages)\.ts|test\/support\/(app|demo-product)\.ts|db\/demo\/load-demo\.ts)$/
/** What a file takes of the two minutes on two quiet cores, in seconds. */
const COSTS: [RegExp, number][] = [
  [/^test\/browser\//, 9],
  [/^test\/(process|durability|attack)\//, 20],
  [/^test\//, 4],
  [/\/(web|wire)\//, 0.3],
  [/./, 1.2],
]
/** What is left beside the static checks. */
const SECONDS = 90

const costOf = (name: string) => COSTS.find(([pattern]) => pattern.test(name))![1]

/** Since the branch left main, or the last commit on it, and what is not committed yet. */
export async function changedFiles(): Promise<string[]> {
  const git = async (...args: string[]) => {
    const { ok, stdout } = await runProgram('git', args)
    return ok ? stdout.trim().split('\n').filter(Boolean) : []
  }
  const head = (await git('rev-parse', 'HEAD'))[0]
  const left = (await git('merge-base', 'HEAD', 'main'))[0] ?? (await git('merge-base', 'HEAD', 'origin/main'))[0]
  const uncommitted = [
    ...(await git('diff', '--name-only', 'HEAD')),
    ...(await git('ls-files', '-o', '--exclude-standard')),
  ]
  const from = left && left !== head ? left : 'HEAD~1'
  const committed = left === head && uncommitted.length ? [] : await git('diff', '--name-only', from, 'HEAD')
  return [...new Set([...committed, ...uncommitted])]
}

/** Pages by their files, with the beginning of their addresses: a walk in a browser names no file, but goes there. */
function addresses() {
  const page = /path: '([^']*)',\s*file: '(features\/[^']+)'/g
  return globSync('app/features/*/web/pages.ts', { cwd: root }).flatMap((table) =>
    [...readFileSync(path.join(root, table), 'utf8').matchAll(page)].map(
      ([, address, file]) => [`app/${file}`, `/${address!.split('/:')[0]}`] as const,
    ),
  )
}

/** Beside a file stand its tests; a page is known by the walks that go there. */
function neighbours(name: string, { files, importers }: Graph, walks: Map<string, string[]>): string[] {
  const besides = [...files.keys()].filter((other) => isTest(other) && path.dirname(other) === path.dirname(name))
  const imports = CONTENTS.test(name) ? [] : [...(importers.get(name) ?? [])]
  return [...(isTest(name) ? [] : besides), ...imports, ...(walks.get(name) ?? [])]
}

/** How many steps each test file is away from the nearest change. */
export function distances(changed: string[], graph: Graph): Map<string, number> {
  const texts = [...graph.files].filter(([name]) => /^test\/browser\/.*\.test\.ts$/.test(name))
  const walks = new Map(
    addresses().map(([file, address]) => [
      file,
      address === '/' ? [] : texts.filter(([, text]) => text.includes(`${address}`)).map(([name]) => name),
    ]),
  )
  const far = new Map(changed.filter((name) => graph.files.has(name)).map((name) => [name, 0]))
  for (const [name, steps] of far)
    for (const next of neighbours(name, graph, walks)) if (!far.has(next)) far.set(next, steps + 1)
  return new Map([...far].filter(([name]) => isTest(name)))
}

/** Nearest first, as many as there is time for, and how many more are reached. */
export async function reached(): Promise<{ files: string[]; more: number }> {
  const found = distances(await changedFiles(), importGraph())
  const nearest = [...found].toSorted((a, b) => a[1] - b[1] || costOf(a[0]) - costOf(b[0])).map(([name]) => name)
  let left = SECONDS
  const files = nearest.filter((name) => (left -= costOf(name)) >= 0)
  return { files, more: nearest.length - files.length }
}
