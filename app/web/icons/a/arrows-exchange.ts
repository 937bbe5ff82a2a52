import { outline } from '../drawn-icon.ts'

export const IconArrowsExchange = outline(
  'M7 10h14l-4-4m0 8H3l4 4',
)
