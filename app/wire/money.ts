import { checked } from './checked.ts'

export const MONEY_INVALID = 'Informe um valor em reais, como 1.234,56'

/** On the wire a decimal string with two places: '1234.56'. */
export const isMoney = (text: string) => /^-?\d{1,12}\.\d{2}$/.test(text)

// The last separator is the decimal sign when at most two digits follow; a comma always is.
const DECIMAL_SIGN = /[.,](?=\d{0,2}$)|,(?=\d*$)/

/** Typed text to the wire: '1.234,5' → '1234.50', '1.234' → '1234.00'. Text that is no amount gives ''. */
export function moneyToWire(text: string): string {
  const said = text.replace(/[^\d.,-]/g, '')
  const [whole = '', cents = ''] = said.split(DECIMAL_SIGN).map((part) => part.replace(/\D/g, ''))
  if (whole === '' && cents === '') return ''
  const sign = said.startsWith('-') ? '-' : ''
  return `${sign}${whole.replace(/^0+(?=\d)/, '') || '0'}.${cents.padEnd(2, '0').slice(0, 2)}`
}

/** '1234.56' → '1.234,56', without floats, so that no cent is lost. */
export function moneyFromWire(wire: string): string {
  const [, sign, whole, cents] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(wire) ?? []
  if (whole === undefined) return ''
  const thousands = whole.padStart(Math.ceil(whole.length / 3) * 3, ' ').match(/.{3}/g)!
  return `${sign}${thousands.join('.').trimStart()},${(cents ?? '').padEnd(2, '0')}`
}

export const formatMoney = (wire: string) => moneyFromWire(wire).replace(/^(-?)(?=\d)/, '$1R$\u00a0')

export const money = checked(isMoney, MONEY_INVALID)
