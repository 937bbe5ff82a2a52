import { outline } from '../drawn-icon.ts'

export const IconBuildingBank = outline(
  'M3 21h18M3 10h18M5 6l7-3l7 3M4 10v11m16-11v11M8 14v3m4-3v3m4-3v3',
)
