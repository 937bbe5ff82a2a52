import { outline } from '../drawn-icon.ts'

export const IconArrowUp = outline(
  'M12 5v14m6-8l-6-6m-6 6l6-6',
)
