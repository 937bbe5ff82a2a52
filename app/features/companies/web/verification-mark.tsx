import { StandingMark, type Standing } from '#web/ui/states/standing.tsx'
import type { Verification } from '#wire/verification.ts'

const MARKS: Record<Verification, [Standing, string]> = {
  pendente: ['waiting', 'Em verificação'],
  verificada: ['good', 'Verificada'],
  suspensa: ['bad', 'Suspensa'],
}

export const verificationWords = (verification: Verification) => MARKS[verification][1]

export function VerificationMark({ of }: { of: Verification }) {
  const [standing, words] = MARKS[of]
  return <StandingMark of={standing}>{words}</StandingMark>
}
