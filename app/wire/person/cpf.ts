import { checked } from '../checked.ts'

export const CPF_INVALID = 'CPF inválido'

export const bareCpf = (text: string) => text.replace(/\D/g, '')

const SHAPE = /^\s*\d{3}\.?\d{3}\.?\d{3}-?\d{2}\s*$/

/** Check digits count; masked or bare. */
export function isCpf(text: string): boolean {
  if (!SHAPE.test(text)) return false
  const bare = bareCpf(text)
  return !/^(.)\1*$/.test(bare) && checkDigit(bare, 9) === bare[9] && checkDigit(bare, 10) === bare[10]
}

/** Weights from 2 upwards, counted from the right. */
function checkDigit(bare: string, length: number): string {
  let sum = 0
  for (let i = 0; i < length; i++) sum += Number(bare[i]) * (length + 1 - i)
  return String(((sum * 10) % 11) % 10)
}

export const formatCpf = (text: string) => bareCpf(text).replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')

export const cpf = checked(isCpf, CPF_INVALID)
