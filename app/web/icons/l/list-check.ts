import { outline } from '../drawn-icon.ts'

export const IconListCheck = outline(
  'M3.5 5.5L5 7l2.5-2.5m-4 7L5 13l2.5-2.5m-4 7L5 19l2.5-2.5M11 6h9m-9 6h9m-9 6h9',
)
