import { outline } from '../drawn-icon.ts'

export const IconCheck = outline(
  'm5 12l5 5L20 7',
)
