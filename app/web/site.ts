import { useRouteLoaderData } from 'react-router'
import { dataOfficer as officerOf, type Officer } from '#wire/person/data-officer.ts'
import type { SiteLinks } from '#wire/link/site-links.ts'

export type { SiteLinks }
/** api_origin is '' where the API answers on the web's origin. */
export type Site = {
  app_name: string
  app_origin: string
  api_origin: string
  /** Whether there is a service that knows the address of a postal code. */
  finds_addresses: boolean
  links?: SiteLinks
}
/** The year comes with the page: server and browser clocks can disagree at the turn of the year. */
export type SiteOfPage = Site & { year: number }

const UNKNOWN: SiteOfPage = { app_name: '', app_origin: '', api_origin: '', finds_addresses: false, year: 0 }

type Args = { matches: readonly ({ id: string; loaderData?: unknown } | undefined)[] }
/** The same for a page's meta. */
export const siteOf = ({ matches }: Args): SiteOfPage =>
  (matches.find((match) => match?.id === 'root')?.loaderData as SiteOfPage | undefined) ?? UNKNOWN

export const useSite = (): SiteOfPage => (useRouteLoaderData('root') as SiteOfPage | undefined) ?? UNKNOWN

export const dataOfficer = ({ app_origin }: Site): Officer => officerOf(app_origin)
