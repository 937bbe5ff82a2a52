// How a benefit stands, on a day.
export const STANDINGS = {
  open: 'No ar',
  soon: 'Ainda não começou',
  gone: 'Códigos esgotados',
  checked: 'Em conferência',
  ended: 'Terminou',
  paused: 'Pausado',
  draft: 'Rascunho',
} as const
export type Standing = keyof typeof STANDINGS

/** So many people say within so many days that it does not work, and it is paused. */
export const REPORTS_TO_PAUSE = 3
export const REPORT_DAYS = 7
