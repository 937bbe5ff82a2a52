import { useRouteLoaderData } from 'react-router'
import { dataOfficer as officerOf, type Officer } from '#wire/data-officer.ts'

/** Addresses the operator sets; one that is not set is not shown. */
export type SiteLinks = Partial<Record<'blog' | 'academy' | 'mentoring' | 'support_email' | 'support_phone' | 'data_officer' | 'data_officer_email' | 'missing_course' | 'missing_institution', string>> & {
  social?: Record<string, string>
}
/** api_origin is '' where the API answers on the web's own origin. */
export type Site = { app_name: string; app_origin: string; api_origin: string; links?: SiteLinks }
/** The year travels with the page: a clock read twice can disagree at midnight on 31 December. */
export type SiteOfPage = Site & { year: number }

const UNKNOWN: SiteOfPage = { app_name: '', app_origin: '', api_origin: '', year: 0 }

export const useSite = (): SiteOfPage => (useRouteLoaderData('root') as SiteOfPage | undefined) ?? UNKNOWN

export const dataOfficer = ({ links, app_origin }: Site): Officer => officerOf(app_origin, { name: links?.data_officer, email: links?.data_officer_email })
