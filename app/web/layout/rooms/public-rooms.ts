import type { Session } from '#web/session/session.ts'
import type { SiteLinks } from '#web/site.ts'

export type PublicRoom = { label: 'Vagas' | 'Empresas' | 'Blog' | 'Academy' } & ({ to: string } | { href: string })

/** Words alone, as every page's header shows them. An intern has a place already and sees no jobs here. The blog is there when the operator has set one. */
export function publicRooms({ attributes }: Session, links: SiteLinks = {}): PublicRoom[] {
  const jobs: PublicRoom[] = attributes.intern ? [] : [{ label: 'Vagas', to: '/vagas' }]
  const blog: PublicRoom[] = links.blog ? [{ label: 'Blog', href: links.blog }] : []
  return [...jobs, { label: 'Empresas', to: '/empresas' }, ...blog, { label: 'Academy', to: '/academy' }]
}
