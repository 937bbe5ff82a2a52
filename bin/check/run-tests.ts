// Runs test files by Node's own runner, several in one process or each in one of its own, and counts.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Batch, openQueue, type Queue } from './batches.ts'
import { Results } from './results.ts'
import { runBatch } from './run-batch.ts'
import { type Slots, slots, working } from './slots.ts'
import { sum, type Tally, tell } from './stage.ts'
import { runsAlone } from './test-files.ts'

export type Options = {
  /** Of the stage. */ name: string
  files: string[]
  /** Several files to a process; a number is how many at most. */ shared?: boolean | number
  env?: Record<string, string>
  flags?: string[]
  slots?: Slots
  /** Called when the last of its programs has begun. */ allBegun?: () => void
  /** That one file may take. */ minutes?: number
  /** Nothing else runs: also files that ask for that. */ quiet?: boolean
  /** A second look counts what fails again, and prints one line of it. */ again?: boolean
}

const heartbeat = 10_000
/** More of them do not save time: the memory of databases that were closed is not given back at once. */
const AT_MOST = 12

const later: { file: string; options: Options }[] = []
export const waitForQuiet = () => later.length

/** What measures time, when nothing else runs: one file after another, each in a program of its own. */
export async function runInQuiet(): Promise<Tally> {
  const tallies: Tally[] = []
  for (const { file, options } of later.splice(0))
    tallies.push(await runTests({ ...options, files: [file], slots: slots(1), allBegun: () => {}, quiet: true }))
  return sum(tallies)
}

/** How many programs are planned for the files, and how many files each may take. */
function plan(files: number, { shared = false }: Options, at_once: number) {
  const most = shared === true ? AT_MOST : shared === false ? 1 : Math.min(shared, files)
  const rounds = Math.ceil(files / (most * at_once))
  return { most, programs: Math.min(files, rounds * at_once) }
}

export async function runTests(options: Options): Promise<Tally> {
  const { name, slots: mine = working, allBegun = () => {}, quiet = false } = options
  const files = options.files.filter((file) => quiet || !runsAlone(file))
  if (!quiet) later.push(...options.files.filter(runsAlone).map((file) => ({ file, options })))
  const folder = mkdtempSync(path.join(tmpdir(), 'ponte-tests-'))
  const queue = openQueue(files, folder)
  const { most, programs } = plan(files.length, options, mine.count)
  const results = new Results(options)
  let printed = 0
  const beat = setInterval(() => {
    if (results.done > printed) tell(`… ${results.done} tests of ${name} done`)
    printed = results.done
  }, heartbeat)
  let planned = programs
  if (!planned) allBegun()
  try {
    await Promise.all(
      Array.from({ length: programs }, () =>
        mine.within(async () => {
          if (--planned === 0) allBegun()
          while (await diedHalfway(queue.batch(most), queue, options, results));
        }),
      ),
    )
  } finally {
    clearInterval(beat)
    rmSync(folder, { recursive: true, force: true })
  }
  return results.tally(files)
}

/** Runs a program. If a file ended it and others wait, they need another one. */
async function diedHalfway(batch: Batch, queue: Queue, options: Options, results: Results) {
  const { over, fault } = await runBatch(batch, options, results)
  results.costs.push(...batch.costs().map((cost) => ({ ...cost, stage: options.name })))
  const died = batch.diedIn()
  if (died === undefined) return false
  const file = died || queue.waiting()[0]
  if (file === undefined) return false
  if (!died) queue.take(file)
  results.fail(file, file, fault)
  // What they printed may be lost with the program.
  for (const other of batch.files())
    if (other !== file && !over.has(other)) {
      results.forget(other)
      queue.putBack(other)
    }
  return queue.waiting().length > 0
}
