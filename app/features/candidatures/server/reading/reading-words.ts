import { today } from '#server/today.ts'
import { formatDate } from '#wire/time/date.ts'
import type { Candidature } from '../candidature-rows.ts'

const REST = 'o seu nome, as datas, as anotações dela e o histórico'

/**
 * What the person is told about how long the company reads them; nothing while the process is open, or who was hired.
 */
export function readingWords(
  { state, read_until }: Pick<Candidature, 'state' | 'read_until'>,
  now: Date,
): string | null {
  if (read_until === null) return null
  const day = formatDate(today(new Date(read_until)))
  if (state === 'withdrawn')
    return (
      `Em ${day}, quando você desistiu, a empresa deixou de ver seu contato, currículo ` +
      `e perfil por esta candidatura. Ficam com ela ${REST}.`
    )
  if (Date.parse(read_until) <= now.getTime())
    return (
      `Em ${day}, a empresa deixou de ver seu contato, currículo e perfil ` +
      `por esta candidatura. Ficam com ela ${REST}.`
    )
  return `A empresa vê seu contato e currículo até ${day} por esta candidatura. Depois, ficam com ela ${REST}.`
}
