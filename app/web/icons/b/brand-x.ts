import { outline } from '../drawn-icon.ts'

export const IconBrandX = outline(
  'm4 4l11.733 16H20L8.267 4zm0 16l6.768-6.768m2.46-2.46L20 4',
)
