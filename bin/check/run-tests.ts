// Runs test files by Node's own runner, each in a process of its own or some in one, and counts. What a process says is
// shown when a test in it fails.
import { setMaxListeners } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from 'node:test'
import { inspect } from 'node:util'
import { type Batch, batches, untaken } from './batches.ts'
import { root } from './run-program.ts'
import { type Slots, working } from './slots.ts'
import { nothing, type Tally, tell } from './stage.ts'

type Options = {
  /** Of the stage. */ name: string
  files: string[]
  /** Several files to a process; a number is how many at most. */ shared?: boolean | number
  env?: Record<string, string>
  flags?: string[]
  slots?: Slots
  /** Told when the last of its programs has begun. */ allBegun?: () => void
  minutes?: number
}
type Failed = {
  name: string
  file?: string | undefined
  line?: number | undefined
  details: { error: Error & { failureType?: string; cause?: unknown } }
}

const heartbeat = 10_000
/** What each test file is read after. */
const lighter = ['untracked-promises', 'quick-passwords'].flatMap((name) => ['--import', `#test/support/${name}.ts`])
const ending = new AbortController()
setMaxListeners(0, ending.signal)
process.on('exit', () => ending.abort())

const SLOWEST = 6
/** Of many files those whose tests took longest, by the clock: where time can be saved. */
function tellSlowest(took: Map<string, number>) {
  if (took.size < SLOWEST * 2) return
  const longest = [...took].toSorted(([, one], [, other]) => other - one).slice(0, SLOWEST)
  tell(`longest: ${longest.map(([file, ms]) => `${file} ${(ms / 1000).toFixed(0)} s`).join(', ')}`)
}

const place = (file = '') => (file.startsWith(root) ? file.slice(root.length) : file)

/** The fault itself, without the runner's wrapping and without the runner's own lines. */
function reason({ details: { error } }: Failed) {
  const cause = error.cause ?? error
  const text = cause instanceof Error ? inspect(cause, { depth: 4, breakLength: 120 }) : String(cause)
  return text
    .split('\n')
    .filter((line) => !/^\s+at .*\(?node:/.test(line))
    .slice(0, 60)
    .join('\n')
}

export async function runTests({
  name,
  files,
  shared = false,
  env = {},
  flags = [],
  slots = working,
  allBegun = () => {},
  minutes = shared ? 12 : 5,
}: Options): Promise<Tally> {
  const tally = { ...nothing }
  const took = new Map<string, number>()
  const folder = mkdtempSync(path.join(tmpdir(), 'ponte-tests-'))
  const programs: Batch[] = shared
    ? batches(files, folder, slots.count, shared)
    : files.map((file) => ({ file: path.join(root, file), runs: () => [file], whole: () => true }))
  let done = 0
  let told = 0
  const beat = setInterval(() => {
    if (done > told) tell(`… ${done} tests of ${name} done`)
    told = done
  }, heartbeat)

  async function runOne({ file, runs, whole }: Batch) {
    let said = ''
    const fail = (failed: Failed) => {
      tally.failed += 1
      tell(`FAILED ${failed.name} (${place(failed.file)}${failed.line ? `:${failed.line}` : ''})`)
      tell(reason(failed))
      if (said.trim()) tell(`It said:\n${said.trim().slice(-4_000)}`)
      said = ''
    }
    const events = run({
      files: [file],
      cwd: root,
      timeout: minutes * 60_000,
      signal: ending.signal,
      env: { ...process.env, ...env },
      execArgv: ['--disable-warning=ExperimentalWarning', ...lighter, ...flags],
    })
    for await (const { type, data } of events) {
      if ((type === 'test:pass' || type === 'test:fail') && data.nesting === 0) {
        // In a shared process each file is a suite.
        const file = data.details.type === 'suite' ? data.name : place(data.file)
        took.set(file, (took.get(file) ?? 0) + data.details.duration_ms)
      }
      if (type === 'test:pass' && data.details.type !== 'suite') {
        if (data.skip === undefined && data.todo === undefined) tally.passed += 1
        else tally.skipped += 1
        done += 1
      } else if (type === 'test:fail' && (data as Failed).details.error.failureType !== 'subtestsFailed')
        fail(data as Failed)
      else if (type === 'test:stdout' || type === 'test:stderr') said += data.message
    }
    if (whole()) return
    tell(`FAILED the process of these files was ended by the last of them: ${runs().join(', ')}`)
    tally.failed += 1
  }

  let waiting = programs.length
  if (!waiting) allBegun()
  try {
    await Promise.all(
      programs.map((program) =>
        slots.within(() => {
          if (--waiting === 0) allBegun()
          return runOne(program)
        }),
      ),
    )
    for (const file of shared ? untaken(files, folder) : []) {
      tell(`FAILED ${file}: no program was left to run it`)
      tally.failed += 1
    }
    tellSlowest(took)
  } finally {
    clearInterval(beat)
    rmSync(folder, { recursive: true, force: true })
  }
  return tally
}
