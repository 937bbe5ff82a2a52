import { outline } from '../drawn-icon.ts'

export const IconCircleCheck = outline(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0',
  'm9 12l2 2l4-4',
)
