import { outline } from '../drawn-icon.ts'

export const IconHeadset = outline(
  'M4 14v-3a8 8 0 1 1 16 0v3m-2 5c0 1.657-2.686 3-6 3',
  'M4 14a2 2 0 0 1 2-2h1a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zm11 0a2 2 0 0 1 2-2h1a2 2 0 0 1 2 2v3a2 2 ' +
  '0 0 1-2 2h-1a2 2 0 0 1-2-2z',
)
