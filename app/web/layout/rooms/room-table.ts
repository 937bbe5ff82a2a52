import { pages } from '../../../pages.ts'
import type { MenuEntry } from '../menus/menu-entry.ts'
import { type Frame, type Page, roomId } from './room.ts'

const byId = new Map(pages.map((room) => [roomId(room), room]))

/** The room of a matched route. */
export const roomOf = (id: string): Page | undefined => byId.get(id)

export const roomsIn = (frame: Frame) => pages.filter((room) => room.frame === frame)

/** The menu entry of a room by its path. */
export function entryOf(path: string, label?: string): Extract<MenuEntry, { to: string }> {
  const room = roomOf(path)
  const menu = room?.menu
  if (!room || !menu) throw new Error(`no menu has a room at ${path}`)
  return { ...menu, ...(label && { label }), to: `/${path}` }
}
