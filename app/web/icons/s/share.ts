import { outline } from '../drawn-icon.ts'

export const IconShare = outline(
  'M3 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0m12-6a3 3 0 1 0 6 0a3 3 0 1 0-6 0m0 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0m-6.3-7.3l6' +
  '.6-3.4m-6.6 6l6.6 3.4',
)
