import type { Session } from '#web/session/session.ts'
import type { SiteLinks } from '#web/site.ts'

export type PublicRoom = { label: 'Vagas' | 'Empresas' | 'Blog' | 'Academy' } & ({ to: string } | { href: string })

/** Labels as in every page's header. An intern sees no jobs. The blog needs an address set by the operator. */
export function publicRooms({ attributes }: Session, links: SiteLinks = {}): PublicRoom[] {
  const jobs: PublicRoom[] = attributes.intern ? [] : [{ label: 'Vagas', to: '/vagas' }]
  const blog: PublicRoom[] = links.blog ? [{ label: 'Blog', href: links.blog }] : []
  return [...jobs, { label: 'Empresas', to: '/empresas' }, ...blog, { label: 'Academy', to: '/academy' }]
}
