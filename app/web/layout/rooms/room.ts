// A room is a place with an address. Its feature's web/pages.ts declares it once: routes, guards and menus read it there.
import type { RoomAccess } from '#web/session/access.ts'
import type { DrawnIcon } from '#web/icons/drawn-icon.ts'

/** Around it: header, menu, footer, and whom it is for unless the room says otherwise. */
export type Frame = 'public' | 'candidate' | 'company-page' | 'shared' | 'company' | 'academy' | 'test' | 'admin'

type Place = {
  frame: Frame
  path: string
  /** What it adds to its frame's. */
  access?: RoomAccess
  /** What menus call it. */
  menu?: { label: string; icon: DrawnIcon }
}
export type Page = Place & {
  /** Written out in full: the rules of imports find pages by their text. */
  file: string
  /** Has fields of Mantine's. */
  forms?: true
}
/** Not built yet: it says what it will be. */
export type UnbuiltRoom = Place & { title: string; will_be: string }
export type Room = Page | UnbuiltRoom

/** A room's route id. */
export const roomId = ({ path }: Pick<Room, 'path'>) => path || 'index'
