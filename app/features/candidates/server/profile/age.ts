import { invalid } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import { ageOnDay, OF_AGE } from '#wire/person/age.ts'

const LEAST_AGE = 14

/** Whole years on the day that it is in Brasília. */
export const ageOn = (born: string, now: Date) => ageOnDay(born, today(now))

export const isMinor = (born: string | null, now: Date) => born !== null && ageOn(born, now) < OF_AGE

export function refuseTooYoung(born: string, now: Date) {
  if (ageOn(born, now) < LEAST_AGE)
    throw invalid({
      date_of_birth:
        `É preciso ter ao menos ${LEAST_AGE} anos: a lei só permite o ` +
        'trabalho de aprendizes a partir dessa idade.',
    })
}
