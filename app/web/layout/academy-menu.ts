import { IconBook } from '#web/icons/b/book.ts'
import { IconHelpCircle } from '#web/icons/h/help-circle.ts'
import { IconHome } from '#web/icons/h/home.ts'
import { IconId } from '#web/icons/i/id.ts'
import { IconNews } from '#web/icons/n/news.ts'
import { IconRoute } from '#web/icons/r/route.ts'
import { IconSchool } from '#web/icons/s/school.ts'
import type { MenuEntry } from '#web/layout/menu-entry.ts'
import { profileOf } from '#web/layout/profile-of.ts'
import type { Session } from '#web/session.ts'
import type { SiteLinks } from '#web/site.ts'

const COURSES = '/academy/cursos'

/** The drawer; the blog joins it on narrow screens, where the bar has no room for it. */
export function academyMenu(
  session: Pick<Session, 'userType' | 'attributes'>,
  links: SiteLinks = {},
  narrow: boolean,
): MenuEntry[] {
  return [
    { label: 'Início', icon: IconHome, to: '/academy' },
    { label: 'Meu Perfil', icon: IconId, to: profileOf(session) },
    { label: 'Meus Cursos', icon: IconSchool, to: `${COURSES}/meus` },
    { label: 'Todos os Cursos', icon: IconBook, to: COURSES },
    { label: 'Trilhas de Estudos', icon: IconRoute, to: '/academy/trilhas-de-estudos' },
    ...(narrow && links.blog ? [{ label: 'Blog', icon: IconNews, href: links.blog }] : []),
    { label: 'FAQ', icon: IconHelpCircle, to: COURSES },
  ]
}
