import { outline } from '../drawn-icon.ts'

export const IconClockCheck = outline(
  'M20.942 13.021a9 9 0 1 0-9.407 7.967',
  'M12 7v5l3 3m0 4l2 2l4-4',
)
