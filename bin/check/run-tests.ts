// Runs test files by Node's own runner, each in a process of its own, and counts. What a file says is shown when it fails.
import { run } from 'node:test'
import { inspect } from 'node:util'
import { root } from './run-program.ts'
import { nothing, type Tally, tell } from './stage.ts'

type Options = { files: string[]; env?: Record<string, string>; flags?: string[]; atOnce?: number; minutes?: number }
type Failed = { name: string; file?: string | undefined; line?: number | undefined; details: { error: Error & { failureType?: string; cause?: unknown } } }

const heartbeat = 10_000
const ending = new AbortController()
process.on('exit', () => ending.abort())

const place = (path = '') => (path.startsWith(root) ? path.slice(root.length) : path)

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

export async function runTests({ files, env = {}, flags = [], atOnce = 2, minutes = 5 }: Options): Promise<Tally> {
  if (files.length === 0) return { ...nothing }
  const said = new Map<string, string>()
  let tally = { ...nothing }
  let done = 0
  const beat = setInterval(() => tell(`… ${done} tests done`), heartbeat)
  const hear = ({ file = '', message }: { file?: string | undefined; message: string }) => said.set(file, (said.get(file) ?? '') + message)
  const fail = (failed: Failed) => {
    // A suite fails because of what is in it, and that was told already.
    if (failed.details.error.failureType === 'subtestsFailed') return
    tell(`FAILED ${failed.name} (${place(failed.file)}${failed.line ? `:${failed.line}` : ''})`)
    tell(reason(failed))
    const output = said.get(failed.file ?? '')?.trim()
    if (output) tell(`It said:\n${output.slice(-4_000)}`)
    said.delete(failed.file ?? '')
  }
  try {
    const events = run({ files, cwd: root, concurrency: atOnce, timeout: minutes * 60_000, signal: ending.signal, env: { ...process.env, ...env }, execArgv: ['--disable-warning=ExperimentalWarning', ...flags] })
    for await (const { type, data } of events) {
      if (type === 'test:pass') done += 1
      else if (type === 'test:fail') fail(data as Failed)
      else if (type === 'test:stdout' || type === 'test:stderr') hear(data)
      // One for each file, then one for all of them, which names none.
      else if (type === 'test:summary' && data.file === undefined) {
        const { passed, failed, cancelled, skipped, todo } = data.counts
        tally = { passed, failed: failed + cancelled, skipped: skipped + todo }
      }
    }
  } finally {
    clearInterval(beat)
  }
  return tally
}
