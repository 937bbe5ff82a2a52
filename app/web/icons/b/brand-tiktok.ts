import { outline } from '../drawn-icon.ts'

export const IconBrandTiktok = outline(
  'M21 7.917v4.034A9.95 9.95 0 0 1 16 10v4.5a6.5 6.5 0 1 1-8-6.326V12.5a2.5 2.5 0 1 0 4 2V3h4.083A6.005 6.005 0 0' +
  ' 0 21 7.917',
)
