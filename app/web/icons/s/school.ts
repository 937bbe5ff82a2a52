import { outline } from '../drawn-icon.ts'

export const IconSchool = outline(
  'M22 9L12 5L2 9l10 4zv6',
  'M6 10.6V16a6 3 0 0 0 12 0v-5.4',
)
