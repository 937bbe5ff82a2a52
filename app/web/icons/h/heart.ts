import { outline } from '../drawn-icon.ts'

export const IconHeart = outline(
  'M19.5 12.572L12 20l-7.5-7.428A5 5 0 1 1 12 6.006a5 5 0 1 1 7.5 6.572',
)
