import { outline } from '../drawn-icon.ts'

export const IconArrowLeft = outline(
  'M5 12h14M5 12l6 6m-6-6l6-6',
)
