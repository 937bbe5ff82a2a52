import { outline } from '../drawn-icon.ts'

export const IconItalic = outline(
  'M11 5h6M7 19h6m1-14l-4 14',
)
