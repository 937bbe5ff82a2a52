// PostgreSQL in WebAssembly: one backend that reads and writes wire protocol messages, one after another.
import { type MemoryFS, PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { dataDir } from '@electric-sql/pglite-prepopulatedfs'
import { DurableFiles } from './durable-files.ts'
import { prepareFolder } from './new-folder.ts'

export type Place = {
  /** null keeps everything in memory. */ folder: string | null
  /** What is in memory at first. */ files: MemoryFS | null
}

export type Backend = {
  ask: (bytes: Uint8Array) => Promise<Uint8Array>
  /** Rolls back what a broken connection left open. */
  renew: () => Promise<void>
  dump: () => Promise<Blob>
  close: () => Promise<void>
}

const settings = ['-c', 'shared_buffers=32MB', '-c', 'timezone=UTC']
const durable = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']

export async function openBackend({ folder, files }: Place): Promise<Backend> {
  if (folder) await prepareFolder(folder)
  const database = await PGlite.create({
    extensions: { btree_gist, pg_trgm },
    ...(folder ? { fs: new DurableFiles(folder) } : files ? { fs: files } : { loadDataDir: await dataDir() }),
    startParams: [...PGlite.defaultStartParams, ...settings, ...(folder ? durable : [])],
  })
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>) => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }
  return {
    ask: (bytes) =>
      inTurn(async () => {
        const parts: Uint8Array[] = []
        // The library's other calls parse each answer and keep it.
        await database.execProtocolRawStream(bytes, { onRawData: (part) => void parts.push(part.slice()) })
        return parts.length === 1 ? parts[0]! : Buffer.concat(parts)
      }),
    renew: () => inTurn(async () => void (await database.exec('rollback'), await database.exec('discard all'))),
    dump: () => inTurn(() => database.dumpDataDir('none') as Promise<Blob>),
    close: () =>
      inTurn(async () => {
        if (folder) await database.exec('checkpoint')
        await database.close()
      }),
  }
}
