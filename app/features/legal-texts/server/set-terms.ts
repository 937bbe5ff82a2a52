// The terms on paper: numbered sections of numbered clauses, and lists within them.
import { numberPages } from '#server/pdf/page-numbers.ts'
import { bytesOf, type Facts, openPaper } from '#server/pdf/paper.ts'
import { type Look, openSheet } from '#server/pdf/sheet.ts'
import type { Section } from './terms.ts'

const TITLE: Look = { cut: 'strong', size: 25, lead: 2, after: 6 }
const NOTE: Look = { cut: 'regular', size: 9.5, lead: 3, ink: 'muted', after: 18 }
const HEADING: Look = { cut: 'strong', size: 13.5, lead: 2, ink: 'primary', after: 5 }
const TEXT: Look = { cut: 'regular', size: 10.2, lead: 3, after: 6 }
const NUMBER = { x: 30, outdent: 30 }
const BULLET = { x: 44, outdent: 14 }
const TOGETHER = 90

export function setTerms(facts: Facts, sections: readonly Section[]) {
  const paper = openPaper(facts)
  const sheet = openSheet(paper)
  sheet.put(sheet.root, 'H1', TITLE, facts.title)
  sheet.put(sheet.root, 'P', NOTE, facts.subject)
  paper.outline.addItem(facts.title)
  for (const [i, { title, clauses }] of sections.entries()) {
    paper.y += 9
    const part = sheet.section(HEADING, `${i + 1}. ${title}`, TOGETHER)
    let number = 0
    for (const clause of clauses) {
      if (typeof clause === 'string') {
        sheet.hang(part, 'P', TEXT, `${i + 1}.${++number}`, unbroken(clause), NUMBER)
        continue
      }
      const list = paper.struct('L')
      part.add(list)
      for (const item of clause) sheet.hang(list, 'LI', TEXT, '•', unbroken(item), BULLET)
      list.end()
    }
    part.end()
  }
  sheet.end()
  numberPages(paper, `${facts.title} · ${facts.subject}`)
  return bytesOf(paper)
}

/** Keeps 'art. 11' and '§ 2º' on one line. */
const unbroken = (text: string) => text.replace(/(arts?\.|§) (?=\d)/g, '$1\u00a0')
