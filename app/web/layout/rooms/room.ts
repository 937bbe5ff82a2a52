// A page with an address. Its feature's web/pages.ts declares it once: routes, guards and menus read it there.
import type { RoomAccess } from '#web/session/access.ts'
import type { DrawnIcon } from '#web/icons/drawn-icon.ts'

/** The layout around it: header, menu, footer, and access unless the room sets its own. */
export type Frame = 'public' | 'candidate' | 'company-page' | 'shared' | 'company' | 'academy' | 'test' | 'admin'

type Place = {
  frame: Frame
  path: string
  /** Narrows its frame's access. */
  access?: RoomAccess
  /** Its label in menus. */
  menu?: { label: string; icon: DrawnIcon }
}
export type Page = Place & {
  /** Written in full: the import rules find pages by this text. */
  file: string
  /** Uses Mantine's fields. */
  forms?: true
}
/** Not built yet; says what it will be. */
export type UnbuiltRoom = Place & { title: string; will_be: string }
export type Room = Page | UnbuiltRoom

/** A room's route id. */
export const roomId = ({ path }: Pick<Room, 'path'>) => path || 'index'
