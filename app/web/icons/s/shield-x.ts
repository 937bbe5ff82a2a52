import { outline } from '../drawn-icon.ts'

export const IconShieldX = outline(
  'M13.252 20.601q-.613.233-1.252.399A12 12 0 0 1 3.5 6A12 12 0 0 0 12 3a12 12 0 0 0 8.5 3a12 12 0 0 1-.19 7.357M' +
  '22 22l-5-5m0 5l5-5',
)
