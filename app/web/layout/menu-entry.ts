import type { TablerIcon } from '@tabler/icons-react'

export type MenuAction = 'log-out' | 'mentoring' | 'contact' | 'help'

/** Menus are data: who sees what is decided before, what it looks like after. */
export type MenuEntry = { label: string; icon: TablerIcon } & ({ to: string; whole_page?: boolean } | { href: string } | { action: MenuAction })
