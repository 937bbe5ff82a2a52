// Test files that share a process, one after another: most of what a short one costs is the product's modules, read
// anew.
import { existsSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './run-program.ts'

const AT_MOST = 12

/**
 * Each file is a suite, so that what it opens and asks to be done before or after is its alone; the next one is read
 * when it is over.
 */
const program = (files: string[], ended: string) => `
import { writeFileSync } from 'node:fs'
import { after, suite } from 'node:test'
const root = ${JSON.stringify(pathToFileURL(root).href)}
const { following } = await import(new URL('test/support/untracked-promises.ts', root))
const { endAll, runTogether } = await import(new URL('test/support/batch.ts', root))
runTogether()
for (const file of ${JSON.stringify(files)}) {
  await new Promise((over) => suite(file, () => following(async () => {
    await import(new URL(file, root)).catch((error) => { over(); throw error })
    after(over)
  })))
}
await endAll()
writeFileSync(${JSON.stringify(ended)}, '')`

/**
 * A program that runs some files. One that is ended by a test in it tells nothing of the others: `whole` says whether
 * it came to its end.
 */
export type Batch = { file: string; runs: string[]; whole: () => boolean }

/** The programs to run instead of these files, in the folder for what is laid aside. */
export function batches(files: string[], folder: string): Batch[] {
  const count = Math.max(Math.ceil(files.length / AT_MOST), Math.min(files.length, availableParallelism()))
  return Array.from({ length: count }, (_, n) => {
    // Neighbours are alike and as long as each other: dealt like cards, the programs end together.
    const runs = files.filter((_, place) => place % count === n)
    const file = path.join(folder, `${n + 1}.mjs`)
    const ended = `${file}.ended`
    writeFileSync(file, program(runs, ended))
    return { file, runs, whole: () => existsSync(ended) }
  })
}
