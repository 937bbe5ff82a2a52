// A program as search engines read it (schema.org WorkBasedProgram). Nothing stands here that the page does not show.
import type { Program } from './program.ts'

const TAG = /<[^<>]*>/g
const words = (html: string) => html.replace(TAG, ' ').replaceAll('&nbsp;', ' ').replace(/\s+/g, ' ').trim()

/** Undefined once nobody can apply: search engines want no markup then. */
export function workBasedProgram({ attributes: program }: Program, origin: string) {
  if (!program.open) return undefined
  const { slug, title, company_name, company_slug, description, close_enrollment_at, logo, banner } = program
  const whole = (path: string) => new URL(path, origin).href
  return {
    '@context': 'https://schema.org/',
    '@type': 'WorkBasedProgram',
    '@id': `${origin}/programa_estagios/${slug}`,
    name: title,
    url: `${origin}/programa_estagios/${slug}`,
    applicationDeadline: close_enrollment_at,
    ...(description && { description: words(description) }),
    ...(banner && { image: whole(banner.url) }),
    provider: {
      '@type': 'Organization',
      name: company_name,
      url: `${origin}/empresas/ver/${company_slug}`,
      ...(logo && { logo: whole(logo.url) }),
    },
  }
}
