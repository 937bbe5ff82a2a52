// Checks the seal of a PDF from anywhere: nothing in the file is trusted.
import { isSignedBy } from './cms.ts'

export type Checked =
  | { verdict: 'unsealed' | 'altered' }
  /** Sealed, with bytes appended behind the seal. */
  | { verdict: 'appended'; sealed_bytes: number; added_bytes: number }
  | { verdict: 'intact' }

const RANGE = /\/ByteRange \[(\d{1,12}) (\d{1,12}) (\d{1,12}) (\d{1,12})\]/g
/** An attached file may hold such words, too; the seal's own stand behind it. */
const MOST = 8

/** A signature that covers the file from byte 0 to its end, but for one gap, which is exactly itself. */
type Claim = { first: number; second: number; end: number; signature: Buffer }

function claimsOf(pdf: Buffer): Claim[] {
  const claims: Claim[] = []
  for (const found of pdf.toString('latin1').matchAll(RANGE)) {
    const [start, first, second, rest] = found.slice(1).map(Number) as [number, number, number, number]
    const end = second + rest
    if (start !== 0 || second <= first || end > pdf.length || found.index > first) continue
    const gap = pdf.subarray(first, second).toString('latin1')
    if (/^<[0-9a-f]+>$/.test(gap)) claims.push({ first, second, end, signature: Buffer.from(gap.slice(1, -1), 'hex') })
  }
  return claims.slice(-MOST)
}

const covered = (pdf: Buffer, { first, second, end }: Claim) =>
  Buffer.concat([pdf.subarray(0, first), pdf.subarray(second, end)])

export async function checkPdf(bytes: Uint8Array, certificates: string[]): Promise<Checked> {
  const pdf = Buffer.from(bytes)
  if (pdf.toString('latin1').search(RANGE) < 0) return { verdict: 'unsealed' }
  for (const claim of claimsOf(pdf).toReversed()) {
    const content = covered(pdf, claim)
    const known = await Promise.all(certificates.map((one) => isSignedBy(content, claim.signature, one)))
    if (!known.includes(true)) continue
    const added_bytes = pdf.length - claim.end
    return added_bytes > 0 ? { verdict: 'appended', sealed_bytes: claim.end, added_bytes } : { verdict: 'intact' }
  }
  return { verdict: 'altered' }
}
