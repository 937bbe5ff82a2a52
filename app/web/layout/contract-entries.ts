import { IconClipboardCheck } from '#web/icons/c/clipboard-check.ts'
import { IconFileText } from '#web/icons/f/file-text.ts'
import { IconLayoutDashboard } from '#web/icons/l/layout-dashboard.ts'
import { IconUrgent } from '#web/icons/u/urgent.ts'
import type { DrawnIcon } from '#web/icons/drawn-icon.ts'
import type { ShortCut } from '#web/layout/company-menu.ts'
import type { MenuEntry } from '#web/layout/menu-entry.ts'

const ICONS: Record<string, DrawnIcon> = {
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
