// The door: the texts as documents.
import type { Ctx } from '#server/context.ts'
import { dataOfficer } from '#wire/person/data-officer.ts'
import { TERMS_VERSION } from '../wire.ts'
import { setTerms } from './set-terms.ts'
import { terms } from './terms.ts'

const inWords = (day: string) =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' }).format(
    new Date(`${day}T12:00:00-03:00`),
  )

export function printTerms({ configuration: { app_name: name, app_origin: origin } }: Pick<Ctx, 'configuration'>) {
  const facts = {
    title: `Termos de uso de ${name}`,
    subject: `Versão de ${inWords(TERMS_VERSION)}`,
    author: name,
    dated: TERMS_VERSION,
  }
  return setTerms(facts, terms({ name, origin, officer: dataOfficer(origin) }))
}
