import { outline } from '../drawn-icon.ts'

export const IconClockHour4 = outline(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0m9 0l3 2m-3-7v5',
)
