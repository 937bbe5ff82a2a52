// Runs test files by Node's own runner, each in a process of its own or some in one, and counts. What a process says is shown when a test in it fails.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { run } from 'node:test'
import { inspect } from 'node:util'
import { batches } from './batches.ts'
import { root } from './run-program.ts'
import { nothing, type Tally, tell } from './stage.ts'

type Options = {
  files: string[]
  /** Several files to a process. */ shared?: boolean
  env?: Record<string, string>
  flags?: string[]
  atOnce?: number
  minutes?: number
}
type Failed = {
  name: string
  file?: string | undefined
  line?: number | undefined
  details: { error: Error & { failureType?: string; cause?: unknown } }
}

const heartbeat = 10_000
/** One more than there are cores: each waits now and then, for its database. */
const AT_ONCE = Math.min(availableParallelism() + 1, 8)
/** What each test file is read after. */
const lighter = ['untracked-promises', 'quick-passwords'].flatMap((name) => ['--import', `#test/support/${name}.ts`])
const ending = new AbortController()
process.on('exit', () => ending.abort())

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
  files,
  shared = false,
  env = {},
  flags = [],
  atOnce = AT_ONCE,
  minutes = shared ? 12 : 5,
}: Options): Promise<Tally> {
  const tally = { ...nothing }
  if (files.length === 0) return tally
  const folder = mkdtempSync(path.join(tmpdir(), 'ponte-tests-'))
  const programs = shared
    ? batches(files, folder)
    : files.map((file) => ({ file: path.join(root, file), runs: [file], whole: () => true }))
  const programOf = new Map(
    programs.flatMap(({ file, runs }) =>
      [file, ...runs.map((one) => path.join(root, one))].map((one) => [one, file] as const),
    ),
  )
  const said = new Map<string, string>()
  let done = 0
  const beat = setInterval(() => tell(`… ${done} tests done`), heartbeat)
  const hear = ({ file = '', message }: { file?: string | undefined; message: string }) =>
    said.set(file, (said.get(file) ?? '') + message)
  const fail = (failed: Failed) => {
    tell(`FAILED ${failed.name} (${place(failed.file)}${failed.line ? `:${failed.line}` : ''})`)
    tell(reason(failed))
    const program = programOf.get(failed.file ?? '') ?? ''
    const output = said.get(program)?.trim()
    if (output) tell(`It said:\n${output.slice(-4_000)}`)
    said.delete(program)
  }
  try {
    const events = run({
      files: programs.map(({ file }) => file),
      cwd: root,
      concurrency: atOnce,
      timeout: minutes * 60_000,
      signal: ending.signal,
      env: { ...process.env, ...env },
      execArgv: ['--disable-warning=ExperimentalWarning', ...lighter, ...flags],
    })
    for await (const { type, data } of events) {
      if (type === 'test:pass' && data.details.type !== 'suite') {
        if (data.skip === undefined && data.todo === undefined) tally.passed += 1
        else tally.skipped += 1
        done += 1
      } else if (type === 'test:fail' && (data as Failed).details.error.failureType !== 'subtestsFailed') {
        fail(data as Failed)
        tally.failed += 1
      } else if (type === 'test:stdout' || type === 'test:stderr') hear(data)
    }
    for (const { runs } of programs.filter(({ whole }) => !whole())) {
      tell(`FAILED the process of these files was ended by one of them: ${runs.join(', ')}`)
      tally.failed += 1
    }
  } finally {
    clearInterval(beat)
    rmSync(folder, { recursive: true, force: true })
  }
  return tally
}
