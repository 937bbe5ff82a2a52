// Checks the seal of a PDF from anywhere: nothing in the file is trusted.
import { isSignedBy } from './cms.ts'
import { MOST_SIGNATURE } from './signature-field.ts'

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

/**
 * Where the digits end that stand in angle brackets at a place. Many claims may name one place, which is looked at
 * once; digits hold no bracket, so that no two places share any.
 */
function digitsOf(text: string) {
  const known = new Map<number, number>()
  const digits = /<[0-9a-f]+>/y
  return (begins: number) => {
    if (text[begins] !== '<') return -1
    const before = known.get(begins)
    if (before !== undefined) return before
    digits.lastIndex = begins
    const ends = digits.test(text) ? digits.lastIndex : -1
    known.set(begins, ends)
    return ends
  }
}

function claimsOf(pdf: Buffer): Claim[] {
  const text = pdf.toString('latin1')
  const endOf = digitsOf(text)
  const claims: Omit<Claim, 'signature'>[] = []
  for (const found of text.matchAll(RANGE)) {
    const [start, first, second, rest] = found.slice(1).map(Number) as [number, number, number, number]
    const end = second + rest
    if (start !== 0 || second <= first || end > pdf.length || found.index > first) continue
    if (second - first <= MOST_SIGNATURE && endOf(first) === second) claims.push({ first, second, end })
  }
  return claims.slice(-MOST).map((one) => {
    const signature = Buffer.from(text.slice(one.first + 1, one.second - 1), 'hex')
    return { ...one, signature }
  })
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
