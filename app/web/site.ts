import { useRouteLoaderData } from 'react-router'

/** Addresses the operator sets; one that is not set is not shown. */
export type SiteLinks = Partial<Record<'blog' | 'academy' | 'mentoring' | 'support_email' | 'support_phone' | 'data_officer' | 'data_officer_email', string>> & {
  social?: Record<string, string>
}
/** api_origin is '' where the API answers on the web's own origin. */
export type Site = { app_name: string; app_origin: string; api_origin: string; links?: SiteLinks }
/** The year travels with the page: a clock read twice can disagree at midnight on 31 December. */
export type SiteOfPage = Site & { year: number }

const UNKNOWN: SiteOfPage = { app_name: '', app_origin: '', api_origin: '', year: 0 }

export const useSite = (): SiteOfPage => (useRouteLoaderData('root') as SiteOfPage | undefined) ?? UNKNOWN

/** Who answers for personal data (LGPD, art. 41): the operator's, or a mailbox on the site's own domain. */
export function dataOfficer({ links, app_origin }: Site): { name: string; email: string } {
  const host = URL.canParse(app_origin) ? new URL(app_origin).hostname : ''
  const domain = /[a-z]\.[a-z]/.test(host) ? host : 'demo.test'
  return { name: links?.data_officer ?? 'Helena Duarte Prado', email: links?.data_officer_email ?? `privacidade@${domain}` }
}
