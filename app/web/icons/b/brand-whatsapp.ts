import { outline } from '../drawn-icon.ts'

export const IconBrandWhatsapp = outline(
  'm3 21l1.65-3.8a9 9 0 1 1 3.4 2.9z',
  'M9 10a.5.5 0 0 0 1 0V9a.5.5 0 0 0-1 0za5 5 0 0 0 5 5h1a.5.5 0 0 0 0-1h-1a.5.5 0 0 0 0 1',
)
