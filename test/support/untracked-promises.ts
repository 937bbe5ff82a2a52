// Read before a test file. Node's runner follows every promise from its making to its end, so as to say which suite a
// test belongs to and which test a stray fault came from:
// that is a sixth of what tests cost. It is needed while a file is read; of a stray fault in a test the stack is told
// here, and the file fails.
import async_hooks from 'node:async_hooks'

const { createHook } = async_hooks
let all: async_hooks.AsyncHook | undefined
async_hooks.createHook = ({ init, destroy }) => {
  all = createHook({ init, destroy })
  return createHook({ init, destroy, trackPromises: false })
}

/** Whatever is begun inside belongs to whoever began it, promises or not. */
export async function following<T>(work: () => Promise<T>): Promise<T> {
  all?.enable()
  return work().finally(() => all?.disable())
}

/** A test that waits for what a fault has ended is not waited for long. */
const PATIENCE = 30_000
let faults: unknown[] = []
let impatience: NodeJS.Timeout | undefined

function tell(fault: unknown) {
  console.error('A stray fault:', fault)
  faults.push(fault)
  impatience ??= setTimeout(() => process.exit(1), PATIENCE).unref()
}
process.on('unhandledRejection', tell)
process.on('uncaughtExceptionMonitor', tell)

/** Called when one of several files of a program is over: a fault that nobody awaited is that file's. */
export function answerForStrayFaults() {
  clearTimeout(impatience)
  impatience = undefined
  const [fault] = faults
  faults = []
  if (fault !== undefined) throw new Error('a stray fault, which nobody awaited', { cause: fault })
}
