import { outline } from '../drawn-icon.ts'

export const IconInfoCircle = outline(
  'M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0m9-3h.01',
  'M11 12h1v4h1',
)
