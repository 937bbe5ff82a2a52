import { stored } from '#web/storage/stored.ts'

export type SideMenuState = 'wide' | 'narrow'
export const SIDE_MENU_KEY = 'side-menu'

/** Whether the company's side menu is narrow; kept for the next visit. */
export const sideMenu = stored<SideMenuState>(
  SIDE_MENU_KEY,
  'wide',
  (text) => (text === 'narrow' ? 'narrow' : 'wide'),
  (state) => (state === 'wide' ? null : state),
)
