import type { Sent } from '#wire/endpoint.ts'
import type { registerCompany } from '#features/companies/wire/registration.ts'
import { formatCnpj } from '#wire/cnpj.ts'

type Form = Sent<typeof registerCompany>
let made = 0

/** Another company each time, all fields valid. */
export function registration(changes: Partial<Form['company']> = {}): Form {
  const n = ++made
  const run = `${process.pid}${n}`
  return {
    company: {
      cnpj: cnpjNumber(Number(`${process.pid % 10_000}${String(n).padStart(4, '0')}`)),
      name: `Empresa de Teste ${run}`,
      phone: '+55 (11) 98888-7777',
      website: 'https://empresa.example',
      sector_id: '62',
      number_of_interns: 3,
      company_managers_attributes: [{ name: 'Ana Lima', email: `ana.${run}@empresa.example`, password: 'Ponte@2026' }],
      ...changes,
    },
  }
}

/** Any number with its check digits, masked. */
export function cnpjNumber(n: number): string {
  const base = `${String(n).padStart(8, '0')}0001`
  const digit = (text: string) => {
    const sum = [...text].reverse().reduce((total, c, i) => total + Number(c) * ((i % 8) + 2), 0) % 11
    return sum < 2 ? 0 : 11 - sum
  }
  const first = `${base}${digit(base)}`
  return formatCnpj(`${first}${digit(first)}`)
}
