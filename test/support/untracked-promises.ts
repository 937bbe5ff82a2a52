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
function tell(fault: unknown) {
  console.error('A stray fault:', fault)
  setTimeout(() => process.exit(1), PATIENCE).unref()
}
process.on('unhandledRejection', tell)
process.on('uncaughtExceptionMonitor', tell)
