// One program of test files, by Node's own runner: what each test comes to, and how the program ends.
import { setMaxListeners } from 'node:events'
import path from 'node:path'
import { run } from 'node:test'
import { inspect } from 'node:util'
import type { Batch } from './batches.ts'
import type { Results } from './results.ts'
import type { Options } from './run-tests.ts'
import { root } from './run-program.ts'

type Failed = {
  name: string
  file?: string | undefined
  line?: number | undefined
  details: { type?: string | undefined; error: Error & { failureType?: string; cause?: unknown } }
}

/** What each test file is read after. */
const first = ['untracked-promises', 'quick-passwords'].flatMap((name) => ['--import', `#test/support/${name}.ts`])
const ending = new AbortController()
setMaxListeners(0, ending.signal)
process.on('exit', () => ending.abort())

/** Ten times what the longest file takes on a quiet machine; a file that hangs holds up those behind it. */
const MINUTES = 20

const place = ({ file = '', line }: Failed) =>
  `${file.startsWith(root) ? file.slice(root.length) : file}${line ? `:${line}` : ''}`

/** The fault itself, without the runner's wrapping and without the runner's own lines. */
function reasonOf({ details: { error } }: Failed) {
  const cause = error.cause ?? error
  const text = cause instanceof Error ? inspect(cause, { depth: 4, breakLength: 120 }) : String(cause)
  return text
    .split('\n')
    .filter((line) => !/^\s+at .*\(?node:/.test(line))
    .slice(0, 60)
    .join('\n')
}

/** Ends the program when one of its files takes too long. */
function patience(minutes: number) {
  const stop = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let ran_out = ''
  return {
    signal: stop.signal,
    ranOut: () => ran_out,
    end: () => clearTimeout(timer),
    begin() {
      clearTimeout(timer)
      timer = setTimeout(() => {
        ran_out = `ran out of patience: ${minutes} minutes`
        stop.abort()
      }, minutes * 60_000)
    },
  }
}

/** Answers which of its files came to their end, and the fault of the program if it died. */
export async function runBatch(batch: Batch, options: Options, results: Results) {
  const { env = {}, flags = [], minutes = MINUTES } = options
  const over = new Set<string>()
  const wait = patience(minutes)
  const isFile = (name: string) => options.files.includes(name)
  const isProgram = (name: string) => path.resolve(root, name) === batch.program
  let [current, output, fault] = ['', '', '']
  wait.begin()
  const events = run({
    files: [batch.program],
    cwd: root,
    signal: AbortSignal.any([ending.signal, wait.signal]),
    env: { ...process.env, ...env },
    execArgv: ['--disable-warning=ExperimentalWarning', ...first, ...flags],
  })
  for await (const { type: event, data } of events) {
    if (event === 'test:stdout' || event === 'test:stderr') output += data.message
    const of_file = 'nesting' in data && data.nesting === 0 && isFile(data.name)
    if (of_file && event === 'test:dequeue') wait.begin()
    if (of_file && event === 'test:start') current = data.name
    if (of_file && (event === 'test:pass' || event === 'test:fail')) over.add(data.name)
    if (event === 'test:pass' && data.details.type !== 'suite' && !isProgram(data.name))
      results.pass(current, data.skip === undefined && data.todo === undefined)
    if (event !== 'test:fail' || (data as Failed).details.error.failureType === 'subtestsFailed') continue
    const failed = data as Failed
    // Of the program, not of a test in it: told below, once.
    if (wait.ranOut() || isProgram(failed.name)) {
      fault = reasonOf(failed)
      continue
    }
    const { type: kind, error } = failed.details
    const type = error.failureType ?? ''
    results.fail(current || batch.files()[0] || batch.program, failed.name, reasonOf(failed), {
      where: place(failed),
      type,
      output,
      isTest: kind !== 'suite' && type !== 'hookFailed',
    })
    output = ''
  }
  wait.end()
  const last = batch.files().at(-1)
  if (batch.diedIn() === undefined && fault && last && !results.hasFailed(last))
    results.fail(last, last, `its program did not end well: ${fault}`, { output })
  return { over, fault: wait.ranOut() || `its program was ended by it: ${fault}\n${output.slice(-4_000)}` }
}
