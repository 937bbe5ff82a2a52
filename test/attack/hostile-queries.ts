import fc from '#test/support/fast-check.ts'
import { hostileText } from './hostile-values.ts'

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())
const broken = fc.constantFrom('%', '%ff', '%00', '%ed%a0%80', '&&', '=', '?', '[]', '+', '%zz=1')

/** A query with known and unknown names. An address has at most 16 kB. */
export function hostileQuery(names: string[]) {
  const known = fc.constantFrom(...names)
  const name = fc.oneof(
    { weight: 6, arbitrary: known },
    known.chain((one) => fc.constantFrom(`${one}[]`, `${one}[0][x]`, `${one}[__proto__]`, `[${one}]`)),
    hostileText,
  )
  const pair = fc.tuple(name, hostileText).map(([key, value]) => `${encoded(key)}=${encoded(value)}`)
  return fc
    .array(fc.oneof({ weight: 6, arbitrary: pair }, broken), { minLength: 1, maxLength: 6 })
    .map((pairs) => pairs.join('&').slice(0, 12_000))
}

/** A segment of a path. */
export const hostileSegment = hostileText.map((text) => encoded(text).slice(0, 2_000))
