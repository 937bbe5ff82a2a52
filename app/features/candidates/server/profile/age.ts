import { invalid } from '#server/refusal.ts'
import { today } from '#server/today.ts'

const LEAST_AGE = 14
const OF_AGE = 18

/** Whole years on the day that it is in Brasília. */
export function ageOn(born: string, now: Date): number {
  const day = today(now)
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4))
  return day.slice(5) < born.slice(5) ? years - 1 : years
}

export const isMinor = (born: string | null, now: Date) => born !== null && ageOn(born, now) < OF_AGE

export function refuseTooYoung(born: string, now: Date) {
  if (ageOn(born, now) < LEAST_AGE)
    throw invalid({
      date_of_birth: `É preciso ter ao menos ${LEAST_AGE} anos: a lei só permite o trabalho de aprendizes a partir dessa idade.`,
    })
}
