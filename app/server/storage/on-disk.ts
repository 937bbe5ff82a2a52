import { openAsBlob } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Written to a temporary file as it grows, so that it never stands in memory whole; the file goes with the work. */
export async function onDisk<T>(chunks: AsyncIterable<Uint8Array>, use: (bytes: Blob) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ponte-file-'))
  try {
    const file = path.join(folder, 'whole')
    const handle = await open(file, 'wx', 0o600)
    try {
      for await (const chunk of chunks) await handle.write(chunk)
    } finally {
      await handle.close()
    }
    return await use(await openAsBlob(file))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
