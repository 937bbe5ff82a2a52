import { nameOf } from '#features/candidates/server/candidates.ts'
import type { Ctx } from '#server/context.ts'
import { numberPages } from '#server/pdf/page-numbers.ts'
import { bytesOf, openPaper } from '#server/pdf/paper.ts'
import { type Look, openSheet } from '#server/pdf/sheet.ts'
import { setTable } from '#server/pdf/table.ts'
import { today } from '#server/today.ts'
import { SOURCES } from '../wire.ts'
import { inHours, type totalsOf } from './credit.ts'
import type { Person } from './queries.ts'
import type { HourResource } from './serializer.ts'

const TITLE: Look = { cut: 'strong', size: 22, lead: 2, after: 4 }
const NAME: Look = { cut: 'strong', size: 12, after: 1 }
const FACTS: Look = { cut: 'regular', size: 10, lead: 2, ink: 'muted' }
const HEADING: Look = { cut: 'strong', size: 13, ink: 'primary', after: 8 }
const NOTE: Look = { cut: 'regular', size: 9, lead: 2.5, ink: 'muted', after: 3 }
const FIGURE: Look = { cut: 'strong', size: 16, after: 1 }

const inWords = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' })

/** One statement for the institution: what was done, what of it counts, and who attests it. */
export async function printHours(
  ctx: Pick<Ctx, 'configuration' | 'now'>,
  person: Person,
  entries: HourResource[],
  totals: ReturnType<typeof totalsOf>,
) {
  const { app_name } = ctx.configuration
  const name = nameOf(person)
  const title = 'Extrato de horas complementares'
  const paper = openPaper({
    title: `${title} de ${name}`,
    subject: `Emitido em ${inWords.format(ctx.now)}`,
    author: app_name,
    dated: today(ctx.now),
  })
  const sheet = openSheet(paper)
  sheet.put(sheet.root, 'H1', TITLE, title)
  sheet.put(sheet.root, 'P', NAME, name)
  const facts = [person.course, person.university, person.matriculation && `matrícula ${person.matriculation}`]
    .filter(Boolean)
    .join(' · ')
  sheet.put(sheet.root, 'P', FACTS, facts)
  sheet.put(sheet.root, 'P', { ...FACTS, after: 16 }, `Emitido em ${inWords.format(ctx.now)} por ${app_name}`)
  paper.outline.addItem(title)
  sheet.put(sheet.root, 'P', FIGURE, `${inHours(totals.credited)} aproveitadas`)
  sheet.put(
    sheet.root,
    'P',
    { ...FACTS, after: 18 },
    totals.hours > totals.credited
      ? `de ${inHours(totals.hours)} reunidas; o que passa do limite de uma categoria não conta`
      : `de ${inHours(totals.hours)} reunidas`,
  )

  const used = totals.categories.filter((category) => category.entries > 0)
  if (used.length) {
    const summary = sheet.section(HEADING, 'Por categoria', 120)
    setTable(
      paper,
      sheet,
      summary,
      [
        { title: 'Categoria', share: 0.49 },
        { title: 'Reunidas', share: 0.17, align: 'right' },
        { title: 'Limite', share: 0.17, align: 'right' },
        { title: 'Aproveitadas', share: 0.17, align: 'right' },
      ],
      used.map(({ label, hours, cap, credited }) => [label, inHours(hours), inHours(cap), inHours(credited)]),
      ['Total', inHours(totals.hours), '', inHours(totals.credited)],
    )
    for (const { label, why } of used)
      if (why) sheet.put(summary, 'P', NOTE, `${label}: ${why.replace('Você reuniu', 'Foram reunidas')}`)
    summary.end()
    paper.y += 14
    const detail = sheet.section(HEADING, 'Atividades', 120)
    setTable(
      paper,
      sheet,
      detail,
      [
        { title: 'Conclusão', share: 0.17 },
        { title: 'Atividade', share: 0.41 },
        { title: 'Comprovação', share: 0.18 },
        { title: 'Horas', share: 0.1, align: 'right' },
        { title: 'Contam', share: 0.14, align: 'right' },
      ],
      entries.map(({ attributes: e }) => [
        e.finished_on,
        `${e.title}\n${e.issuer} · ${e.category_label}`,
        SOURCES[e.source],
        inHours(e.hours),
        inHours(e.credited),
      ]),
    )
    detail.end()
  } else sheet.put(sheet.root, 'P', NOTE, 'Ainda não há horas registradas.')

  paper.y += 8
  sheet.put(
    sheet.root,
    'P',
    NOTE,
    totals.institution
      ? `Os limites marcados no regulamento de ${totals.institution} valem para ` +
          'este extrato; nas demais categorias, os usuais.'
      : 'Os limites são os usuais. O regulamento do seu curso pode ter outros.',
  )
  sheet.put(
    sheet.root,
    'P',
    NOTE,
    `“${SOURCES.person}” é o que a pessoa informou, com o arquivo do certificado salvo na ` +
      `plataforma. Academy, eventos e testes são atestados por ${app_name}.`,
  )
  sheet.end()
  numberPages(paper, `${title} · ${name}`)
  return bytesOf(paper)
}
