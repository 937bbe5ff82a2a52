import { outline } from '../drawn-icon.ts'

export const IconChevronDown = outline(
  'm6 9l6 6l6-6',
)
