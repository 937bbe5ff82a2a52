import { outline } from '../drawn-icon.ts'

export const IconX = outline(
  'M18 6L6 18M6 6l12 12',
)
