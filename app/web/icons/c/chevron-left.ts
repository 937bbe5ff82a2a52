import { outline } from '../drawn-icon.ts'

export const IconChevronLeft = outline(
  'm15 6l-6 6l6 6',
)
