import { outline } from '../drawn-icon.ts'

export const IconEyeCheck = outline(
  'M10 12a2 2 0 1 0 4 0a2 2 0 0 0-4 0',
  'M11.102 17.957Q6.297 17.495 3 12q3.6-6 9-6t9 6a20 20 0 0 1-.663 1.032M15 19l2 2l4-4',
)
