import { outline } from '../drawn-icon.ts'

export const IconChevronRightPipe = outline(
  'm6 6l6 6l-6 6M17 5v13',
)
