import type { DrawnIcon } from '#web/icons/drawn-icon.ts'

export type MenuAction = 'log-out' | 'mentoring' | 'contact' | 'help'

/** Menus as data: decided by session and roles, rendered elsewhere. */
export type MenuEntry = { label: string; icon: DrawnIcon } & (
  | {
      to: string
      whole_page?: boolean
      /** Pages below it count as it. */ whole_room?: boolean
    }
  | { href: string }
  | { action: MenuAction }
)

/** Of two entries that lead to one page, as in the Academy, only the first is marked as current. */
export const isSecondWay = (entries: readonly MenuEntry[], entry: MenuEntry) =>
  'to' in entry && entries.find((one) => 'to' in one && one.to === entry.to) !== entry
