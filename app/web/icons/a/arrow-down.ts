import { outline } from '../drawn-icon.ts'

export const IconArrowDown = outline(
  'M12 5v14m6-6l-6 6m-6-6l6 6',
)
