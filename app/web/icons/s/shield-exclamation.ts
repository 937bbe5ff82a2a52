import { outline } from '../drawn-icon.ts'

export const IconShieldExclamation = outline(
  'M15.04 19.745c-.942.551-1.964.976-3.04 1.255A12 12 0 0 1 3.5 6A12 12 0 0 0 12 3a12 12 0 0 0 8.5 3a12 12 0 0 1 ' +
  '.195 6.015M19 16v3m0 3v.01',
)
