import { outline } from '../drawn-icon.ts'

export const IconUserCheck = outline(
  'M8 7a4 4 0 1 0 8 0a4 4 0 0 0-8 0M6 21v-2a4 4 0 0 1 4-4h4m1 4l2 2l4-4',
)
