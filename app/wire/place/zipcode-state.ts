import { bareZipcode, isZipcode } from './zipcode.ts'

/** The last five-digit prefix of each range of the Correios, in order. */
const LAST: readonly (readonly [number, string])[] = [
  [19999, 'SP'],
  [28999, 'RJ'],
  [29999, 'ES'],
  [39999, 'MG'],
  [48999, 'BA'],
  [49999, 'SE'],
  [56999, 'PE'],
  [57999, 'AL'],
  [58999, 'PB'],
  [59999, 'RN'],
  [63999, 'CE'],
  [64999, 'PI'],
  [65999, 'MA'],
  [68899, 'PA'],
  [68999, 'AP'],
  [69299, 'AM'],
  [69399, 'RR'],
  [69899, 'AM'],
  [69999, 'AC'],
  [72799, 'DF'],
  [72999, 'GO'],
  [73699, 'DF'],
  [76799, 'GO'],
  [76999, 'RO'],
  [77999, 'TO'],
  [78899, 'MT'],
  [79999, 'MS'],
  [87999, 'PR'],
  [89999, 'SC'],
  [99999, 'RS'],
]
const FIRST = 1000

/** 'SP' for '01310-100'; undefined for what is no postal code, and for what no state has. */
export function stateOfZipcode(zipcode: string): string | undefined {
  const prefix = isZipcode(zipcode) ? Number(bareZipcode(zipcode).slice(0, 5)) : 0
  if (prefix < FIRST || (prefix > 78899 && prefix < 79000)) return undefined
  return LAST.find(([last]) => prefix <= last)?.[1]
}
