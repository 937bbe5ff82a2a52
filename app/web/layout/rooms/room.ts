// A page with an address. Its feature's web/pages.ts declares it once: routes, guards and menus read it there.
import type { RoomAccess } from '#web/session/access.ts'
import type { DrawnIcon } from '#web/icons/drawn-icon.ts'

/** The layout around it: header, menu, footer, and access unless the room sets its own. */
export type Frame = 'public' | 'candidate' | 'company-page' | 'shared' | 'company' | 'academy' | 'test' | 'admin'

export type Page = {
  frame: Frame
  path: string
  /** Narrows its frame's access. */
  access?: RoomAccess
  /** Its label in menus. */
  menu?: { label: string; icon: DrawnIcon }
  /** Written in full: the import rules find pages by this text. */
  file: string
  /** Where a guest is led instead of the log-in: to open an account, with the log-in beside. */
  newcomers?: string
  /** Uses Mantine's fields. */
  forms?: true
}

/** A room's route id. */
export const roomId = ({ path }: Pick<Page, 'path'>) => path || 'index'
