import { outline } from '../drawn-icon.ts'

export const IconPlus = outline(
  'M12 5v14m-7-7h14',
)
