import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import type { Configuration } from '../start/configuration.ts'
import { unavailable } from '../refusal.ts'
import { bucketAddress } from './bucket-address.ts'
import type { ByteRange } from './byte-range.ts'
import { DurableFolder } from './durable-folder.ts'

/** Where the bytes of files are kept. Their names and owners are in the database only. */
export type Storage = {
  put(key: string, content: Blob, as: { type: string }): Promise<void>
  /** Fails before the first byte when the key does not exist. */
  get(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>
  /** Removing a missing file is no fault: a sweep may run twice. */
  remove(key: string): Promise<void>
}

export type Written = { type: string; size: number }

export type Driver = {
  putStream(key: string, content: Readable, as: Written): Promise<void>
  getStream(key: string, range?: ByteRange): Promise<Readable>
  delete(key: string): Promise<void>
}

export function openStorage({ storage_url, data_dir }: Pick<Configuration, 'storage_url' | 'data_dir'>): Storage {
  if (!storage_url) {
    const folder = new DurableFolder(path.join(data_dir, 'files'))
    return over(async () => folder)
  }
  const address = bucketAddress(storage_url)
  let bucket: Promise<Driver> | undefined
  // Imported on use: with a folder the S3 client is never loaded.
  return over(() => (bucket ??= import('./bucket.ts').then(({ Bucket }) => new Bucket(address))))
}

/** Contains nothing that a person typed. Two levels keep folders small. */
export function newStorageKey() {
  const name = randomBytes(16).toString('hex')
  return `${name.slice(0, 2)}/${name.slice(2, 4)}/${name}`
}

const KEY = /^([0-9a-f]{2})\/([0-9a-f]{2})\/\1\2[0-9a-f]{28}$/

const safe = (key: string) => {
  if (!KEY.test(key)) throw new Error('not a storage key')
  return key
}

const away = (error: unknown): never => {
  throw unavailable('Os arquivos estão indisponíveis neste momento. Tente novamente em instantes.', error)
}

const over = (driver: () => Promise<Driver>): Storage => ({
  put: async (key, content, { type }) => {
    const [place, to] = [safe(key), await driver()]
    // the types of the browser tests have another stream of this name
    const bytes = Readable.fromWeb(content.stream() as unknown as WebStream)
    let broken: unknown
    // the writer gets the error too; before it listens, this event would end the process
    bytes.on('error', (error) => (broken = error))
    await to.putStream(place, bytes, { type, size: content.size }).catch((error: unknown) => {
      if (broken) throw broken // a fault of the content, not of the storage
      away(error)
    })
  },
  get: async (key, range) =>
    Readable.toWeb(await (await driver()).getStream(safe(key), range).catch(away)) as ReadableStream<Uint8Array>,
  remove: async (key) => (await driver()).delete(safe(key)).catch(away),
})
