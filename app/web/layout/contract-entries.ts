import { IconClipboardCheck, IconFileText, IconLayoutDashboard, IconUrgent, type TablerIcon } from '@tabler/icons-react'
import type { ShortCut } from '#web/layout/company-menu.ts'
import type { MenuEntry } from '#web/layout/menu-entry.ts'

const ICONS: Record<string, TablerIcon> = {
  '/folders/minhas': IconFileText,
  '/folders/dashboard': IconLayoutDashboard,
  '/estagios/aprovacao-de-contrato': IconClipboardCheck,
  '/estagios/pendencias': IconUrgent,
}

/** The rooms of the header's dropdown that the menu lacks, for screens on which the dropdown is hidden. */
export const contractEntries = (rooms: readonly ShortCut[], menu: readonly MenuEntry[]): MenuEntry[] =>
  rooms.flatMap(({ label, to }) => {
    const icon = ICONS[to]
    return icon && !menu.some((entry) => 'to' in entry && entry.to === to) ? [{ label, to, icon }] : []
  })
