import { outline } from '../drawn-icon.ts'

export const IconBuildingStore = outline(
  'M3 21h18M3 7v1a3 3 0 0 0 6 0V7m0 1a3 3 0 0 0 6 0V7m0 1a3 3 0 0 0 6 0V7H3l2-4h14l2 4M5 21V10.85M19 21V10.85M9 2' +
  '1v-4a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v4',
)
