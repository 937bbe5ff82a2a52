import { stored } from '#web/storage/stored.ts'

/** Automatic: narrow on pages that need the width. A person's own choice overrides it. */
export type SideMenuState = 'wide' | 'narrow' | 'auto'
export const SIDE_MENU_KEY = 'side-menu'

/** Whether the company's side menu is narrow; kept for the next visit. */
export const sideMenu = stored<SideMenuState>(
  SIDE_MENU_KEY,
  'auto',
  (text) => (text === 'narrow' || text === 'wide' ? text : 'auto'),
  (state) => (state === 'auto' ? null : state),
)
