import { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'

type Chunk = { chunk: Buffer }
type Done = (error?: Error | null) => void

/** What node-postgres takes for a socket; the other end is the embedded database's thread. */
class Wire extends Duplex {
  #worker: Worker
  #hear: (bytes: unknown) => void
  constructor(worker: Worker) {
    super()
    this.#worker = worker
    this.#hear = (bytes) => void (bytes instanceof Uint8Array && this.push(bytes))
  }
  connect() {
    this.#worker.postMessage('reset')
    this.#worker.on('message', this.#hear)
    queueMicrotask(() => this.emit('connect'))
    return this
  }
  setNoDelay = () => this
  setKeepAlive = () => this
  ref = () => this
  unref = () => this
  override _read() {}
  override _write(bytes: Buffer, _: string, done: Done) {
    if (bytes[0] !== 0x58) this.#worker.postMessage(bytes) // 'X', good-bye, would end the only backend
    done()
  }
  override _writev(chunks: Chunk[], done: Done) {
    this._write(Buffer.concat(chunks.map((c) => c.chunk)), '', done)
  }
  override _destroy(error: Error | null, done: Done) {
    this.#worker.off('message', this.#hear)
    done(error)
  }
}

export type Embedded = { connect: () => Duplex; dump: () => Promise<Blob>; close: () => Promise<void> }

/** folder null keeps everything in memory (tests); dump is the file of a copy to start from. */
export async function startEmbedded(folder: string | null, dump: string | null = null): Promise<Embedded> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: { folder, dump } })
  const hear = <T>(wanted: string, ask?: string) =>
    new Promise<T>((resolve, reject) => {
      const listen = (message: Record<string, unknown>) => {
        if (message['broken']) reject(new Error(String(message['broken'])))
        else if (wanted in message) resolve(message[wanted] as T)
        else return
        worker.off('message', listen)
      }
      worker.on('message', listen)
      worker.once('error', reject)
      if (ask) worker.postMessage(ask)
    })
  await hear('ready')
  return {
    connect: () => new Wire(worker),
    dump: () => hear<Blob>('dump', 'dump'),
    close: async () => {
      await hear('closed', 'close')
      await worker.terminate()
    },
  }
}
