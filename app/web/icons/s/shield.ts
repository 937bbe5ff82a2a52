import { outline } from '../drawn-icon.ts'

export const IconShield = outline(
  'M12 3a12 12 0 0 0 8.5 3A12 12 0 0 1 12 21A12 12 0 0 1 3.5 6A12 12 0 0 0 12 3',
)
