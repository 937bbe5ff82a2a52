import { outline } from '../drawn-icon.ts'

export const IconChevronRight = outline(
  'm9 6l6 6l-6 6',
)
