import { type Exchange, exchange } from '#test/support/product/load.ts'
import { cnpjNumber } from '#test/support/registration.ts'

let made = 0

/** Another company each time. JSON, so that the bare server needs no reader of forms. */
export function registrationAt(origin: string): Exchange {
  const n = ++made
  const manager = { name: 'Ana Lima', email: `ana.${n}@bancada.example`, password: 'Ponte@2026' }
  const company = {
    cnpj: cnpjNumber(n),
    name: `Empresa ${n}`,
    phone: '+55 (11) 98888-7777',
    website: 'https://empresa.example',
    sector_id: '62',
    number_of_interns: 3,
    company_managers_attributes: [manager],
  }
  return exchange(origin, 'POST', '/v1/profile/companies', {
    headers: { 'accept-encoding': 'gzip, deflate, br' },
    body: JSON.stringify({ company }),
  })
}
