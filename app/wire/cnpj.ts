import { checked } from './checked.ts'

export const CNPJ_INVALID = 'Por favor, insira um CNPJ válido.'

// Since July 2026 the first twelve positions may hold letters; the two check digits never do.
const SHAPE = /^\s*[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4}-?\d{2}\s*$/i

export const bareCnpj = (text: string) => text.toUpperCase().replace(/[^\dA-Z]/g, '')

/** What a company and its branches share: the first eight positions. */
export const cnpjRoot = (text: string) => bareCnpj(text).slice(0, 8)

/** Numeric or alphanumeric, masked or bare, with its check digits. */
export function isCnpj(text: string): boolean {
  if (!SHAPE.test(text)) return false
  const bare = bareCnpj(text)
  return !/^(.)\1*$/.test(bare) && checkDigit(bare, 12) === bare[12] && checkDigit(bare, 13) === bare[13]
}

/** Weights 2 to 9 from the right, repeated; a letter counts as its char code minus that of zero. */
function checkDigit(bare: string, length: number): string {
  let sum = 0
  for (let i = 0; i < length; i++) sum += (bare.charCodeAt(i) - 48) * (2 + ((length - 1 - i) % 8))
  return String(sum % 11 < 2 ? 0 : 11 - (sum % 11))
}

export const formatCnpj = (text: string) => bareCnpj(text).replace(/^(..)(...)(...)(....)(\d\d)$/, '$1.$2.$3/$4-$5')

export const cnpj = checked(isCnpj, CNPJ_INVALID)
