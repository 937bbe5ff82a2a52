import type { Answer } from '#wire/endpoint.ts'
import type { showCompany } from '../../wire/directory.ts'

/** A company as its page shows it. */
export type Company = Answer<typeof showCompany>['data']
export type CompanyAttributes = Company['attributes']
