import { rooms } from '../../../pages.ts'
import type { MenuEntry } from '../menus/menu-entry.ts'
import { type Frame, type Room, roomId } from './room.ts'

const byId = new Map(rooms.map((room) => [roomId(room), room]))

/** The room of a matched route. */
export const roomOf = (id: string): Room | undefined => byId.get(id)

export const roomsIn = (frame: Frame) => rooms.filter((room) => room.frame === frame)

/** The menu entry of a room by its path. */
export function entryOf(path: string, label?: string): MenuEntry & { to: string } {
  const menu = roomOf(path)?.menu
  if (!menu) throw new Error(`no menu has a room at ${path}`)
  return { ...menu, ...(label && { label }), to: `/${path}` }
}
