import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { ByteRange } from './byte-range.ts'
import type { Driver } from './storage.ts'

/** A folder whose files are complete or absent: written beside, flushed, then renamed. */
export class DurableFolder implements Driver {
  #folder: string
  constructor(folder: string) {
    this.#folder = folder
  }

  async putStream(key: string, content: Readable) {
    const place = path.join(this.#folder, key)
    const draft = draftOf(place)
    const made = await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
    try {
      await written(draft, content)
      await rename(draft, place)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    // A name is on the disk only after fsync of its folder, and a new folder only after fsync of its parent.
    const highest = made ? path.dirname(made) : path.dirname(place)
    for (let folder = path.dirname(place); folder.length >= highest.length; folder = path.dirname(folder)) {
      await flushed(folder)
      if (folder === path.dirname(folder)) break
    }
  }

  async getStream(key: string, range?: ByteRange) {
    const file = await open(path.join(this.#folder, key))
    return file.createReadStream(range ?? {})
  }

  /** Also a half-written file of a killed process. */
  async delete(key: string) {
    const place = path.join(this.#folder, key)
    await rm(place, { force: true })
    await rm(draftOf(place), { force: true })
  }
}

const draftOf = (place: string) => `${place}.part`

async function written(place: string, content: Readable) {
  const file = await open(place, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function flushed(folder: string) {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
