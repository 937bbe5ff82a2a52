import { outline } from '../drawn-icon.ts'

export const IconBrandLinkedin = outline(
  'M8 11v5m0-8v.01M12 16v-5m4 5v-3a2 2 0 1 0-4 0',
  'M3 7a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z',
)
