import type { MetaDescriptor } from 'react-router'
import { siteOf } from '#web/site.ts'

type Said = {
  title?: string
  description?: string
  /** false on rooms, errors and pages behind a log-in: not indexed. */
  index?: boolean
  /** The canonical address, where the page has others too. */
  path?: string | undefined
  /** The social preview, made by the API, 1200 by 630. */
  picture?: { path: string; alt: string }
}
type Args = Parameters<typeof siteOf>[0] & { location: { pathname: string } }

/**
 * Title with the site's name, description, canonical address and social preview. `meta = (args) => pageMeta(args,
 * {…})`
 */
export function pageMeta(
  { matches, location }: Args,
  { title, description, index = true, path = location.pathname, picture }: Said,
): MetaDescriptor[] {
  const site = siteOf({ matches })
  const full = [title, site.app_name].filter(Boolean).join(' · ')
  const address = `${site.app_origin}${path === '/' ? '/' : path.replace(/\/$/, '')}`
  return [
    { title: full },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    { property: 'og:title', content: full },
    { property: 'og:site_name', content: site.app_name },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:type', content: 'website' },
    ...(picture ? previewOf(`${site.api_origin || site.app_origin}${picture.path}`, picture.alt) : []),
    ...(index
      ? [
          { tagName: 'link' as const, rel: 'canonical', href: address },
          { property: 'og:url', content: address },
        ]
      : [{ name: 'robots', content: 'noindex' }]),
  ]
}

const previewOf = (address: string, alt: string): MetaDescriptor[] => [
  { property: 'og:image', content: address },
  { property: 'og:image:type', content: 'image/png' },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { property: 'og:image:alt', content: alt },
  { name: 'twitter:card', content: 'summary_large_image' },
]
