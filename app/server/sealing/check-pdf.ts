// Checks the seal of a PDF from anywhere: nothing in the file is trusted.
import { isSignedBy } from './cms.ts'

export type Checked =
  | { verdict: 'unsealed' | 'altered' }
  /** Sealed, with bytes appended behind the seal. */
  | { verdict: 'appended'; sealed_bytes: number; added_bytes: number }
  | { verdict: 'intact' }

const RANGE = /\/ByteRange \[(\d{1,12}) (\d{1,12}) (\d{1,12}) (\d{1,12})\]/

/** From byte 0 to the end with one gap, which is exactly the signature: otherwise something would not be covered. */
export async function checkPdf(bytes: Uint8Array, certificates: string[]): Promise<Checked> {
  const pdf = Buffer.from(bytes)
  const found = RANGE.exec(pdf.toString('latin1'))
  if (!found) return { verdict: 'unsealed' }
  const [start, first, second, rest] = found.slice(1).map(Number) as [number, number, number, number]
  const gap = pdf.subarray(first, second).toString('latin1')
  const sealed_bytes = second + rest
  if (start !== 0 || second <= first || sealed_bytes > pdf.length || !/^<[0-9a-f]+>$/.test(gap))
    return { verdict: 'altered' }
  const covered = Buffer.concat([pdf.subarray(0, first), pdf.subarray(second, sealed_bytes)])
  const signature = Buffer.from(gap.slice(1, -1), 'hex')
  const known = await Promise.all(certificates.map((one) => isSignedBy(covered, signature, one)))
  if (!known.includes(true)) return { verdict: 'altered' }
  const added_bytes = pdf.length - sealed_bytes
  return added_bytes > 0 ? { verdict: 'appended', sealed_bytes, added_bytes } : { verdict: 'intact' }
}
