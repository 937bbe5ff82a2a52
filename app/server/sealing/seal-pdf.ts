import { type Seal, signBytes, type TimeStamp } from './cms.ts'
import { findRoom } from './signature-field.ts'

/** Seals a PDF whose signature stands in the object at `object`. Nothing may be changed afterwards. */
export async function sealPdf(
  unsealed: Uint8Array,
  object: number,
  seal: Seal,
  stamp?: TimeStamp,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = Buffer.from(unsealed)
  const { begins, ends, range, range_at } = findRoom(pdf, object)
  const [from, to] = range_at
  pdf.write(`/ByteRange [${range.join(' ')}]`.padEnd(to - from), from, 'latin1')
  const covered = Buffer.concat([pdf.subarray(0, begins), pdf.subarray(ends)])
  const signature = (await signBytes(covered, seal, stamp)).toString('hex')
  const room = ends - begins - 2
  if (signature.length > room) throw new Error(`the seal needs ${signature.length} digits and has room for ${room}`)
  pdf.write(signature.padEnd(room, '0'), begins + 1, 'latin1')
  return new Uint8Array(pdf)
}
