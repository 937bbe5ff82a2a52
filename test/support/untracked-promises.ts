// Read before a test file. Node's runner follows every promise from its making to its end, so as to say which test a stray fault came from: that is a tenth of what a test costs.
// Without it a stray fault fails the file instead, and is told with its stack here.
import async_hooks from 'node:async_hooks'

const { createHook } = async_hooks
async_hooks.createHook = (callbacks) => createHook({ ...callbacks, trackPromises: false })

const tell = (fault: unknown) => console.error('A stray fault:', fault)
process.on('unhandledRejection', tell)
process.on('uncaughtExceptionMonitor', tell)
