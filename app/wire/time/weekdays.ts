/** Sunday is 1, the first day of Brazilian calendars. */
export const WEEKDAYS = {
  1: 'Domingo',
  2: 'Segunda-feira',
  3: 'Terça-feira',
  4: 'Quarta-feira',
  5: 'Quinta-feira',
  6: 'Sexta-feira',
  7: 'Sábado',
} as const
export type Weekday = keyof typeof WEEKDAYS
