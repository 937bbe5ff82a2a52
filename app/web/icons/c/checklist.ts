import { outline } from '../drawn-icon.ts'

export const IconChecklist = outline(
  'M9.615 20H7a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v8m-3 5l2 2l4-4M9 8h4m-4 4h2',
)
