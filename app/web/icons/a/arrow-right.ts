import { outline } from '../drawn-icon.ts'

export const IconArrowRight = outline(
  'M5 12h14m-6 6l6-6m-6-6l6 6',
)
