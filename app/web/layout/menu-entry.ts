import type { TablerIcon } from '@tabler/icons-react'

export type MenuAction = 'log-out' | 'mentoring' | 'contact' | 'help'

/** Menus are data: who sees what is decided before, what it looks like after. */
export type MenuEntry = { label: string; icon: TablerIcon } & ({ to: string; whole_page?: boolean; /** Pages below it count as it. */ whole_room?: boolean } | { href: string } | { action: MenuAction })
