// Test files that share a process, one after another: most of what a short one costs is the product's modules, read
// anew. Programs take the next file from one queue, so that they end together.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './run-program.ts'

/** More of them do not save time: the memory of databases that were closed is not given back at once. */
const AT_MOST = 12

const mark = (folder: string, file: string) => path.join(folder, `${encodeURIComponent(file)}.taken`)

/**
 * Each file is a suite, so that what it opens and asks to be done before or after is its alone; the next one is read
 * when it is over.
 */
const program = (files: string[], folder: string, name: string, most: number) => `
import { writeFileSync } from 'node:fs'
import { after, suite } from 'node:test'
const root = ${JSON.stringify(pathToFileURL(root).href)}
const { following } = await import(new URL('test/support/untracked-promises.ts', root))
const { endAll, runTogether } = await import(new URL('test/support/batch.ts', root))
runTogether()
let left = ${most}
for (const [file, mark] of ${JSON.stringify(files.map((file) => [file, mark(folder, file)]))}) {
  if (left === 0) break
  try {
    writeFileSync(mark, ${JSON.stringify(name)}, { flag: 'wx' })
  } catch {
    continue // another program has it
  }
  left -= 1
  await new Promise((over) => suite(file, () => following(async () => {
    await import(new URL(file, root)).catch((error) => { over(); throw error })
    after(over)
  })))
}
await endAll()
writeFileSync(${JSON.stringify(path.join(folder, `${name}.ended`))}, '')`

/**
 * A program that runs some files. One that is ended by a test in it tells nothing of that file: `whole` says whether it
 * came to its end, `runs` what it has taken.
 */
export type Batch = { file: string; runs: () => string[]; whole: () => boolean }

/** The programs to run instead of these files, in the folder for what is laid aside; so many of them run at once. */
export function batches(files: string[], folder: string, atOnce: number, shared: number | true): Batch[] {
  const atMost = shared === true ? AT_MOST : Math.min(shared, files.length)
  const rounds = Math.ceil(files.length / (atMost * atOnce))
  return Array.from({ length: Math.min(files.length, rounds * atOnce) }, (_, n) => {
    const name = String(n + 1)
    const file = path.join(folder, `${name}.mjs`)
    writeFileSync(file, program(files, folder, name, atMost))
    const taken = (one: string) => existsSync(mark(folder, one)) && readFileSync(mark(folder, one), 'utf8') === name
    return {
      file,
      runs: () => files.filter(taken),
      whole: () => existsSync(path.join(folder, `${name}.ended`)),
    }
  })
}

/** Files that no program came to. */
export const untaken = (files: string[], folder: string) => files.filter((file) => !existsSync(mark(folder, file)))
