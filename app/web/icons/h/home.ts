import { outline } from '../drawn-icon.ts'

export const IconHome = outline(
  'M5 12H3l9-9l9 9h-2M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7',
  'M9 21v-6a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v6',
)
