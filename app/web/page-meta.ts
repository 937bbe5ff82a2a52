import type { MetaDescriptor } from 'react-router'
import type { SiteOfPage } from '#web/site.ts'

type Said = {
  title?: string
  description?: string
  /** false on rooms, errors and everything behind a login: robots stay out. */
  index?: boolean
}
type Args = { matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]; location: { pathname: string } }

/** Title with the name of the site, description, canonical address and social preview. `meta = (args) => pageMeta(args, {…})` */
export function pageMeta({ matches, location }: Args, { title, description, index = true }: Said): MetaDescriptor[] {
  const site = matches.find((match) => match?.id === 'root')?.loaderData as SiteOfPage | undefined
  const full = [title, site?.app_name].filter(Boolean).join(' · ')
  const address = `${site?.app_origin ?? ''}${location.pathname === '/' ? '/' : location.pathname.replace(/\/$/, '')}`
  return [
    { title: full },
    ...(description ? [{ name: 'description', content: description }, { property: 'og:description', content: description }] : []),
    { property: 'og:title', content: full },
    { property: 'og:site_name', content: site?.app_name ?? '' },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:type', content: 'website' },
    ...(index
      ? [{ tagName: 'link' as const, rel: 'canonical', href: address }, { property: 'og:url', content: address }]
      : [{ name: 'robots', content: 'noindex' }]),
  ]
}
