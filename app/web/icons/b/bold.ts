import { outline } from '../drawn-icon.ts'

export const IconBold = outline(
  'M7 5h6a3.5 3.5 0 0 1 0 7H7zm6 7h1a3.5 3.5 0 0 1 0 7H7v-7',
)
