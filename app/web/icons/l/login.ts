import { outline } from '../drawn-icon.ts'

export const IconLogin = outline(
  'M15 8V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h7a2 2 0 0 0 2-2v-2',
  'M21 12H8l3-3m0 6l-3-3',
)
