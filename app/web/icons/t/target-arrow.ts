import { outline } from '../drawn-icon.ts'

export const IconTargetArrow = outline(
  'M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  'M12 7a5 5 0 1 0 5 5',
  'M13 3.055A9 9 0 1 0 20.941 11',
  'M15 6v3h3l3-3h-3V3zm0 3l-3 3',
)
