import type { Selectable } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Given } from '#wire/endpoint.ts'
import { formatCnpj } from '#wire/cnpj.ts'
import { shownCompanyPhone } from '#wire/person/phone.ts'
import type { Verification } from '#wire/verification.ts'
import { worn } from './standing.ts'
import type { registerCompany } from '../wire/registration.ts'

export const companyResource = (row: Selectable<DB['companies']>): Given<typeof registerCompany>['data'] => ({
  id: row.id,
  type: 'company',
  attributes: {
    name: row.name,
    slug: row.slug,
    cnpj: formatCnpj(row.cnpj),
    phone: shownCompanyPhone(row.phone),
    website: row.website,
    sector_id: row.sector_id,
    number_of_interns: row.number_of_interns,
    verification: worn(row.verification as Verification, { confirmed: row.manager_confirmed_at !== null }),
  },
})
