import { outline } from '../drawn-icon.ts'

export const IconRoute = outline(
  'M3 19a2 2 0 1 0 4 0a2 2 0 0 0-4 0M19 7a2 2 0 1 0 0-4a2 2 0 0 0 0 4m-8 12h5.5a3.5 3.5 0 0 0 0-7h-8a3.5 3.5 0 0 ' +
  '1 0-7H13',
)
