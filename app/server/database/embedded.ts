import { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { MemoryFS } from '@electric-sql/pglite'
import { type Backend, openBackend, type Place } from './embedded-backend.ts'
import type { Answered, Asked } from './embedded-worker.ts'

type Chunk = { chunk: Buffer }
type Done = (error?: Error | null) => void

const GOOD_BYE = 0x58 // 'X' would end the only backend

/** Takes the place of a socket for node-postgres; the other end is the embedded database. */
class Wire extends Duplex {
  #backend: Backend
  constructor(backend: Backend) {
    super()
    this.#backend = backend
  }
  connect() {
    void this.#backend.renew().catch((error: Error) => this.destroy(error))
    queueMicrotask(() => this.emit('connect'))
    return this
  }
  setNoDelay = () => this
  setKeepAlive = () => this
  ref = () => this
  unref = () => this
  override _read() {}
  override _write(bytes: Buffer, _: string, done: Done) {
    const hear = (answer: Uint8Array) => void (this.destroyed || this.push(answer))
    if (bytes[0] !== GOOD_BYE) this.#backend.ask(bytes).then(hear, (error: Error) => this.destroy(error))
    done()
  }
  override _writev(chunks: Chunk[], done: Done) {
    this._write(Buffer.concat(chunks.map((c) => c.chunk)), '', done)
  }
}

export type Embedded = Pick<Backend, 'dump' | 'close'> & { connect: () => Duplex }

/**
 * In a thread of its own. Without a folder (tests) in this one, because a message to a thread takes longer than most
 * statements.
 */
export async function startEmbedded(folder: string | null, files: MemoryFS | null = null): Promise<Embedded> {
  const backend = await (folder ? inThread : openBackend)({ folder, files })
  return { ...backend, connect: () => new Wire(backend) }
}

async function inThread(place: Place): Promise<Backend> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: place })
  const waiting: PromiseWithResolvers<unknown>[] = []
  const wait = async <T>() => {
    const one = Promise.withResolvers<unknown>()
    waiting.push(one)
    return (await one.promise) as T
  }
  worker.on('message', (answered: Answered) => {
    const one = waiting.shift()
    if ('broken' in answered)
      one?.reject(Object.assign(new Error(answered.broken), answered.code && { code: answered.code }))
    else one?.resolve(answered.answer)
  })
  let ended: Error | undefined
  let [opened, closing] = [false, false]
  worker.once('error', (error: Error) => void (ended = error))
  worker.once('exit', () => {
    ended ??= new Error('The embedded database has ended.')
    for (const { reject } of waiting.splice(0)) reject(ended)
    // nothing can be served any more: the process ends and its supervisor starts another
    if (opened && !closing) throw ended
  })
  const ask = <T>(asked: Asked) => {
    if (ended) return Promise.reject(ended)
    worker.postMessage(asked)
    return wait<T>()
  }
  await wait()
  opened = true
  return {
    ask: (bytes) => ask({ verb: 'ask', bytes }),
    renew: () => ask({ verb: 'renew' }),
    dump: () => ask({ verb: 'dump' }),
    close: async () => {
      closing = true
      await ask({ verb: 'close' })
      await worker.terminate()
    },
  }
}
