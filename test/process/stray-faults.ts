// Preloaded: a marked request causes an unawaited fault, and so does a signal.
import { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import worker_threads, { Worker } from 'node:worker_threads'
import { syncBuiltinESMExports } from 'node:module'

const stray = () => new Error('a stray fault')
const faults: Record<string, () => void> = {
  thrown: () =>
    void setImmediate(() => {
      throw stray()
    }),
  rejected: () => void Promise.reject(stray()),
  emitted: () => void new Readable({ read() {} }).destroy(stray()),
}

const { setHeader } = ServerResponse.prototype
const had = new WeakSet<ServerResponse>()
ServerResponse.prototype.setHeader = function (name, value) {
  const [, asked = ''] = /\?fault=(\w+)/.exec(this.req.url ?? '') ?? []
  if (name === 'content-security-policy' && !had.has(this)) {
    had.add(this)
    faults[asked]?.()
  }
  return setHeader.call(this, name, value)
}

const workers: Worker[] = []
worker_threads.Worker = class extends Worker {
  constructor(...given: ConstructorParameters<typeof Worker>) {
    super(...given)
    workers.push(this)
  }
}
syncBuiltinESMExports()

process.on('SIGUSR2', () => faults['thrown']!())
process.on('SIGHUP', () => void workers[0]!.terminate())
