import { IconLogout } from '#web/icons/l/logout.ts'
import type { MenuEntry } from './menu-entry.ts'
import { entryOf, roomsIn } from '#web/layout/rooms/room-table.ts'

/** Settings of the platform and of the own account; everything else is work. */
const LAST = ['admin/configuracoes', 'admin/seguranca']

const paths = roomsIn('admin').flatMap(({ menu, path }) => (menu ? [path] : []))
export const ADMIN_MENU: MenuEntry[] = paths.filter((path) => !LAST.includes(path)).map((path) => entryOf(path))
export const LEAVE: MenuEntry[] = [
  ...LAST.map((path) => entryOf(path)),
  { label: 'Sair', icon: IconLogout, action: 'log-out' },
]
