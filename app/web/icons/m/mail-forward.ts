import { outline } from '../drawn-icon.ts'

export const IconMailForward = outline(
  'M12 18H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v7.5',
  'm3 6l9 6l9-6m-6 12h6m-3-3l3 3l-3 3',
)
