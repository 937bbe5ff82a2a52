import { outline } from '../drawn-icon.ts'

export const IconChevronLeftPipe = outline(
  'M7 6v12M18 6l-6 6l6 6',
)
