import { filled } from '../drawn-icon.ts'

export const IconPlayerPlayFilled = filled(
  'M6 4v16a1 1 0 0 0 1.524.852l13-8a1 1 0 0 0 0-1.704l-13-8A1 1 0 0 0 6 4',
)
