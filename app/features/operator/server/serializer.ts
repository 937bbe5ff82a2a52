import type { Answer } from '#wire/endpoint.ts'
import { formatCnpj } from '#wire/cnpj.ts'
import { shownCompanyPhone } from '#wire/person/phone.ts'
import type { listClaims, listCompanies } from '../wire.ts'
import type { claimPage, withContext } from './queries.ts'

type CompanyRow = Awaited<ReturnType<ReturnType<typeof withContext>['execute']>>[number]
type Company = Answer<typeof listCompanies>['collection']['data'][number]
type Claim = Answer<typeof listClaims>['collection']['data'][number]

export const companyResource = (row: CompanyRow): Company => ({
  id: row.id,
  type: 'company',
  attributes: {
    name: row.name,
    slug: row.slug,
    cnpj: formatCnpj(row.cnpj),
    phone: shownCompanyPhone(row.phone),
    website: row.website,
    sector: row.sector,
    parent_name: row.parent_name,
    institution_id: row.institution_id,
    institution_name: row.institution_name,
    verification: row.verification as Company['attributes']['verification'],
    email_confirmed: row.manager_confirmed_at !== null,
    managers_count: Number(row.managers_count),
    created_at: row.created_at,
  },
})

type ClaimRow = Awaited<ReturnType<ReturnType<typeof claimPage>['execute']>>[number]

export const claimResource = (row: ClaimRow): Claim => ({
  id: row.id,
  type: 'company_claim',
  attributes: {
    name: row.name,
    email: row.email,
    phone: shownCompanyPhone(row.phone),
    message: row.message,
    company_id: row.company_id,
    company_name: row.company_name,
    cnpj: formatCnpj(row.cnpj),
    created_at: row.created_at,
    settled_at: row.settled_at,
    accepted: row.accepted,
    reason: row.reason,
    others_open: Number(row.others_open),
  },
})
