import { IconBriefcase, IconBuilding, IconNews, IconSchool } from '@tabler/icons-react'
import type { MenuEntry } from '#web/layout/menu-entry.ts'
import type { Session } from '#web/session.ts'
import type { SiteLinks } from '#web/site.ts'

type Room = Exclude<MenuEntry, { action: unknown }>

/** An intern has a place already and sees no jobs here. The blog is there when the operator has set one. */
export function publicRooms({ attributes }: Session, links: SiteLinks = {}): Room[] {
  const jobs: Room[] = attributes.intern ? [] : [{ label: 'Vagas', icon: IconBriefcase, to: '/vagas' }]
  const blog: Room[] = links.blog ? [{ label: 'Blog', icon: IconNews, href: links.blog }] : []
  return [...jobs, { label: 'Empresas', icon: IconBuilding, to: '/empresas' }, ...blog, { label: 'Academy', icon: IconSchool, to: '/academy' }]
}
