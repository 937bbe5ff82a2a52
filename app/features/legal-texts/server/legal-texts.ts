// The door: the texts as documents.
import type { Ctx } from '#server/context.ts'
import { openFlow } from '#server/pdf/flow.ts'
import { numberPages } from '#server/pdf/page-numbers.ts'
import { bytesOf, type Facts, openPaper } from '#server/pdf/paper.ts'
import { dataOfficer } from '#wire/person/data-officer.ts'
import { TERMS_VERSION } from '../wire.ts'
import { type Section, terms } from './terms.ts'

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
  return print(facts, terms({ name, origin, officer: dataOfficer(origin) }))
}

async function print(facts: Facts, sections: Section[]) {
  const paper = openPaper(facts)
  const flow = openFlow(paper)
  flow.title(facts.title, facts.subject)
  for (const [i, { title, clauses }] of sections.entries()) {
    const section = flow.section(`${i + 1}. ${title}`)
    let number = 0
    for (const clause of clauses) {
      if (typeof clause === 'string') section.clause(`${i + 1}.${++number}`, unbroken(clause))
      else section.list(clause.map(unbroken))
    }
    section.end()
  }
  flow.end()
  numberPages(paper, `${facts.title} · ${facts.subject}`)
  return bytesOf(paper)
}

/** Keeps 'art. 11' and '§ 2º' on one line. */
const unbroken = (text: string) => text.replace(/(arts?\.|§) (?=\d)/g, '$1\u00a0')
