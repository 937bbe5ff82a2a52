import { academyMenu } from './academy-menu.ts'
import { MenuList } from './menu-list.tsx'
import { SideDrawer } from './side-drawer.tsx'
import { useMediaQuery } from '#web/media-query.ts'
import type { Session } from '#web/session/session.ts'
import { useSite } from '#web/site.ts'

type Props = { session: Session; open: boolean; onClose: () => void }

/** Knows every room, so it comes when it is asked for. */
export function AcademyDrawer({ session, open, onClose }: Props) {
  const { links } = useSite()
  const narrow = useMediaQuery('(max-width: 767px)')
  return (
    <SideDrawer open={open} onClose={onClose} side="right" title="Academy">
      <nav aria-label="Menu da Academy">
        <MenuList entries={academyMenu(session, links, narrow)} />
      </nav>
    </SideDrawer>
  )
}
