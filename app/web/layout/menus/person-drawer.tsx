import { IconBriefcase } from '#web/icons/b/briefcase.ts'
import { IconBuilding } from '#web/icons/b/building.ts'
import { IconNews } from '#web/icons/n/news.ts'
import { IconSchool } from '#web/icons/s/school.ts'
import type { DrawnIcon } from '#web/icons/drawn-icon.ts'
import { ADMIN_MENU, LEAVE } from './admin-menu.ts'
import { Avatar } from '#web/layout/headers/avatar.tsx'
import { candidateMenu } from './candidate-menu.ts'
import { companyMenu } from './company-menu.ts'
import { useMenuActions } from './menu-actions.tsx'
import type { MenuEntry } from './menu-entry.ts'
import { MenuList } from './menu-list.tsx'
import { GUEST_ROOMS } from '#web/layout/rooms/guest-rooms.ts'
import { type PublicRoom, publicRooms } from '#web/layout/rooms/public-rooms.ts'
import { SideDrawer } from './side-drawer.tsx'
import { useFeatures, type Features } from '#web/features.ts'
import type { Session } from '#web/session/session.ts'
import { useSite } from '#web/site.ts'
import styles from './person-drawer.module.css'

/** The header has no room for them. */
const ICONS: Record<PublicRoom['label'], DrawnIcon> = {
  Vagas: IconBriefcase,
  Empresas: IconBuilding,
  Blog: IconNews,
  Academy: IconSchool,
}

function entriesOf({ userType, attributes }: Session, features: Features): MenuEntry[] {
  if (userType === 'User') return candidateMenu(attributes)
  if (userType === 'Operator') return [...ADMIN_MENU, ...LEAVE]
  if (userType !== 'CompanyManager') return []
  const { upper, lower } = companyMenu(attributes, features)
  return [...upper, ...lower]
}

/** On the right: the person's menu; for a guest on a narrow screen, what the header has no room for. */
export function PersonDrawer({ session, open, onClose }: { session: Session; open: boolean; onClose: () => void }) {
  const { links } = useSite()
  const features = useFeatures()
  const { act, dialogs } = useMenuActions()
  const { isLogged, attributes } = session
  const name = attributes.first_name ?? attributes.company_name ?? attributes.email ?? ''
  const head = isLogged && (
    <span className={styles.who}>
      <Avatar name={name} src={attributes.avatar} />
      <span>{name}</span>
    </span>
  )
  const own = entriesOf(session, features)
  const rooms = publicRooms(session, links)
    .filter((room) => !own.some((entry) => entry.label === room.label))
    .map((room): MenuEntry => ({ ...room, icon: ICONS[room.label] }))
  return (
    <>
      <SideDrawer open={open} onClose={onClose} side="right" title={isLogged ? 'Meu menu' : 'Menu'} head={head}>
        <nav aria-label={isLogged ? 'Meu menu' : 'Menu'}>
          {isLogged && rooms.length > 0 && (
            <div className={styles.narrow} data-student={session.userType === 'User' || undefined}>
              <MenuList entries={rooms} onAction={act} />
            </div>
          )}
          <MenuList entries={isLogged ? own : [...rooms, ...GUEST_ROOMS]} onAction={act} />
        </nav>
      </SideDrawer>
      {dialogs}
    </>
  )
}
