import { outline } from '../drawn-icon.ts'

export const IconMenu2 = outline(
  'M4 6h16M4 12h16M4 18h16',
)
