import type { Ctx } from '#server/context.ts'
import type { ByteRange } from '#server/storage/byte-range.ts'
import type { KeptFile } from './files.ts'

const PURPOSE = 'file'
/** A sealed file is encrypted and decrypted whole, in memory: nothing is sent before all of it is authenticated. */
export const SEALED_LIMIT = 50_000_000

type Place = Pick<KeptFile, 'id' | 'storage_key' | 'sealed_with'>

/** What is stored: the file, or its content encrypted with the key and bound to the file's id. */
export const contentToKeep = async (
  { secrets }: Pick<Ctx, 'secrets'>,
  { id, sealed_with }: Place,
  file: Blob,
): Promise<Blob> =>
  sealed_with === null
    ? file
    : new Blob([secrets.sealBytes(PURPOSE, id, new Uint8Array(await file.arrayBuffer())) as Buffer<ArrayBuffer>])

/** The decrypted content, whole or in part. */
export async function contentOf(
  { storage, secrets }: Pick<Ctx, 'storage' | 'secrets'>,
  { id, storage_key, sealed_with }: Place,
  range?: ByteRange,
): Promise<ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>> {
  if (sealed_with === null) return storage.get(storage_key, range)
  const sealed = new Uint8Array(await new Response(await storage.get(storage_key)).arrayBuffer())
  const plain = secrets.openBytes(PURPOSE, id, sealed_with, sealed) as Buffer<ArrayBuffer>
  return range ? plain.subarray(range.start, range.end + 1) : plain
}
