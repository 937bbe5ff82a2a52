// PostgreSQL in WebAssembly, in a thread of its own: a long query does not hold the event loop. Speaks the wire protocol.
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { DurableFiles } from './durable-files.ts'

const { folder, dump } = workerData as { folder: string | null; dump: string | null }
const settings = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=32MB']

const open = () =>
  PGlite.create({
    extensions: { pg_trgm },
    ...(dump && { loadDataDir: new Blob([readFileSync(dump)]) }),
    ...(folder && { fs: new DurableFiles(folder), startParams: [...PGlite.defaultStartParams, ...settings] }),
  })

const port = parentPort!
try {
  const database = await open()
  let queue = Promise.resolve()
  const answer = async (message: Uint8Array | 'dump' | 'close' | 'reset') => {
    if (message === 'dump') port.postMessage({ dump: await database.dumpDataDir('none') })
    else if (message === 'reset') await database.exec('rollback').then(() => database.exec('discard all'))
    else if (message === 'close') {
      if (folder) await database.exec('checkpoint')
      await database.close()
      port.postMessage({ closed: true })
    } else {
      const bytes = await database.execProtocolRaw(message)
      port.postMessage(bytes.slice())
    }
  }
  port.on('message', (message) => {
    queue = queue.then(() => answer(message)).catch((error: Error) => port.postMessage({ broken: error.message }))
  })
  port.postMessage({ ready: true })
} catch (error) {
  port.postMessage({ broken: error instanceof Error ? error.message : String(error) })
}
