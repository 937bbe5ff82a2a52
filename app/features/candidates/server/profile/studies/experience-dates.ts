import { invalid } from '#server/refusal.ts'
import { experiencesAhead } from '../../../wire/profile-fields.ts'
import type { ProfileForm } from '../../../wire/profile.ts'

const MONTH = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', month: '2-digit', year: 'numeric' })

export function refuseFuture({ experiences_attributes }: ProfileForm, now: Date) {
  const problems = experiencesAhead(experiences_attributes ?? [], MONTH.format(now))
  if (problems.length)
    throw invalid(
      Object.fromEntries(problems.map(({ at, field, message }) => [`experiences[${at}].${field}`, message])),
    )
}
