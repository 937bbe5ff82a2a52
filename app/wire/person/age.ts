export const OF_AGE = 18

/** Whole years on a day; both are 'YYYY-MM-DD'. */
export function ageOnDay(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4))
  return day.slice(5) < born.slice(5) ? years - 1 : years
}
