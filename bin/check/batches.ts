// Test files that share a process, one after another: most of what a short one costs is the product's modules, read
// anew. Programs take the next file from one queue, so that they end together.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './run-program.ts'

/**
 * Each file is a suite, so that what it opens and asks to be done before or after is its alone; the next one is read
 * when it is over. What a program prints may be lost when a test ends it, so the file that runs and what each one cost
 * are written to disk at once.
 */
const program = (queue: [file: string, mark: string][], base: string, name: string, most: number) => `
import { appendFileSync, writeFileSync } from 'node:fs'
import { after, suite } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
const root = ${JSON.stringify(pathToFileURL(root).href)}
const [running, costs] = ${JSON.stringify([`${base}.running`, `${base}.costs`])}
const { answerForStrayFaults, following } = await import(new URL('test/support/untracked-promises.ts', root))
const { endAll, runTogether } = await import(new URL('test/support/batch.ts', root))
runTogether()
let left = ${most}
for (const [file, mark] of ${JSON.stringify(queue)}) {
  if (left === 0) break
  try {
    writeFileSync(mark, ${JSON.stringify(name)}, { flag: 'wx' })
  } catch {
    continue // another program has it
  }
  left -= 1
  writeFileSync(running, file)
  const [began, processor] = [performance.now(), process.cpuUsage()]
  await new Promise((over) => suite(file, () => following(async () => {
    await import(new URL(file, root)).catch((error) => { over(); throw error })
    after(async () => {
      await nextTurn() // 'unhandledRejection' comes after the test that caused it
      over()
      answerForStrayFaults()
    })
  })))
  const { user, system } = process.cpuUsage(processor)
  const cost = { file, ms: Math.round(performance.now() - began), processor_ms: Math.round((user + system) / 1000) }
  appendFileSync(costs, JSON.stringify(cost) + '\\n')
}
await endAll()
writeFileSync(running, '')`

export type Cost = { file: string; ms: number; processor_ms: number }

/** A program that runs some files from the queue. */
export type Batch = {
  program: string
  /** What it took from the queue. */
  files: () => string[]
  /** The file that it ended in; '' if it took none; undefined at its own end. */
  diedIn: () => string | undefined
  costs: () => Cost[]
}

/** The files that wait, in a folder for what programs write about them. */
export function openQueue(files: string[], folder: string) {
  const mark = (file: string) => path.join(folder, `${encodeURIComponent(file)}.taken`)
  const queue = files.map((file): [string, string] => [file, mark(file)])
  const read = (name: string) => (existsSync(name) ? readFileSync(name, 'utf8') : undefined)
  let batches = 0
  return {
    /** A program for at most so many of them. */
    batch(most: number): Batch {
      const name = String(++batches)
      const base = path.join(folder, name)
      writeFileSync(`${base}.mjs`, program(queue, base, name, most))
      return {
        program: `${base}.mjs`,
        files: () => files.filter((file) => read(mark(file)) === name),
        diedIn: () => {
          const running = read(`${base}.running`)
          return running === undefined ? '' : running || undefined
        },
        costs: () =>
          (read(`${base}.costs`) ?? '')
            .split('\n')
            .filter(Boolean)
            .map((line) => JSON.parse(line) as Cost),
      }
    },
    waiting: () => files.filter((file) => !existsSync(mark(file))),
    putBack: (file: string) => rmSync(mark(file), { force: true }),
    take: (file: string) => writeFileSync(mark(file), ''),
  }
}
export type Queue = ReturnType<typeof openQueue>
