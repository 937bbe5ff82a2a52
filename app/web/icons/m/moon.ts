import { outline } from '../drawn-icon.ts'

export const IconMoon = outline(
  'M12 3h.393a7.5 7.5 0 0 0 7.92 12.446A9 9 0 1 1 12 2.992z',
)
