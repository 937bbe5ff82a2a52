import { outline } from '../drawn-icon.ts'

export const IconAlertCircle = outline(
  'M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0m9-4v4m0 4h.01',
)
