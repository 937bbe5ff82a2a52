import { IconHelpCircle } from '#web/icons/h/help-circle.ts'
import { IconId } from '#web/icons/i/id.ts'
import { IconNews } from '#web/icons/n/news.ts'
import type { MenuEntry } from './menu-entry.ts'
import { profileOf } from '#web/layout/headers/profile-of.ts'
import { entryOf } from '#web/layout/rooms/room-table.ts'
import type { Session } from '#web/session/session.ts'
import type { SiteLinks } from '#web/site.ts'

const COURSES = 'academy/cursos'

/** The drawer; on narrow screens it also has the blog. */
export function academyMenu(
  session: Pick<Session, 'userType' | 'attributes'>,
  links: SiteLinks = {},
  narrow: boolean,
): MenuEntry[] {
  return [
    entryOf('academy'),
    { label: 'Meu Perfil', icon: IconId, to: profileOf(session) },
    entryOf(`${COURSES}/meus`),
    entryOf(COURSES),
    entryOf('academy/trilhas-de-estudos'),
    ...(narrow && links.blog ? [{ label: 'Blog', icon: IconNews, href: links.blog }] : []),
    { label: 'FAQ', icon: IconHelpCircle, to: `/${COURSES}` },
  ]
}
