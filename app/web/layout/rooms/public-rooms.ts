import type { Session } from '#web/session/session.ts'
import type { SiteLinks } from '#web/site.ts'

export type PublicRoom = { label: 'Vagas' | 'Empresas' | 'Blog' | 'Academy' } & ({ to: string } | { href: string })

/** Labels of every header. An intern sees no jobs; the operator sets the blog, and may set another Academy. */
export function publicRooms({ attributes }: Session, links: SiteLinks = {}): PublicRoom[] {
  const jobs: PublicRoom[] = attributes.intern ? [] : [{ label: 'Vagas', to: '/vagas' }]
  const blog: PublicRoom[] = links.blog ? [{ label: 'Blog', href: links.blog }] : []
  const academy: PublicRoom = { label: 'Academy', ...(links.academy ? { href: links.academy } : { to: '/academy' }) }
  return [...jobs, { label: 'Empresas', to: '/empresas' }, ...blog, academy]
}
