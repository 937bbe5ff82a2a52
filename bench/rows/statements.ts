import { exchange } from '#test/support/product/load.ts'
import { cnpjNumber } from '#test/support/registration.ts'
import { type Comparison, compare } from '../compare.ts'
import { type Figure, median } from '../figures.ts'
import { type Kind, openPair, type Pair } from '../pair.ts'
import { registrationAt } from '../registration-at.ts'

const KINDS: Kind[] = ['embedded', 'PostgreSQL']
let asked = 0

const check = (origin: string) =>
  exchange(origin, 'POST', '/v1/profile/companies/validate_company_cnpj', {
    headers: { 'accept-encoding': 'gzip, deflate, br' },
    body: JSON.stringify({ cnpj: cnpjNumber(++asked) }),
  })

const rates = ({ product, bare }: Comparison) => {
  const of = (side: Comparison['bare']) =>
    `${median(side.map((m) => m.rate)).toFixed(0)}/s, ${median(side.map((m) => m.cpu_us)).toFixed(0)} µs`
  return `product ${of(product)} of processor each; bare ${of(bare)}`
}

const onBoth = async (what: string, compareOn: (pair: Pair) => Promise<Comparison>): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const kind of KINDS) {
    const pair = await openPair(kind)
    try {
      const found = await compareOn(pair)
      figures.push({
        what: `${what}, ${kind}`,
        values: found.ratios,
        unit: '×',
        limit: { at_least: 0.6 },
        note: rates(found),
      })
    } finally {
      await pair.close()
    }
  }
  return figures
}

export const checks = {
  title: 'validate_company_cnpj: requests/s against a bare server with the same statement',
  run: () => onBoth('check', ({ product, bare }) => compare(product, bare, { seconds: 3, ask: check })),
}

/**
 * The product also writes the letters meanwhile; the bare server has no such work, and starts only when the product
 * rests.
 */
export const registrations = {
  title: 'A registration: requests/s against a bare server with the same statements, hash and task row',
  run: () =>
    onBoth('registration', ({ product, bare, settle }) =>
      compare(product, bare, { seconds: 5, ask: registrationAt, expect: 201, between: settle }),
    ),
}
