// A statement on paper. What is drawn comes from its own values alone, so that the same month gives the same bytes.
import type { Ctx } from '#server/context.ts'
import { numberPages } from '#server/pdf/page-numbers.ts'
import { bytesOf, openPaper } from '#server/pdf/paper.ts'
import { type Look, openSheet } from '#server/pdf/sheet.ts'
import { setTable } from '#server/pdf/table.ts'
import { formatCnpj } from '#wire/cnpj.ts'
import { formatMoney, moneyFromWire } from '#wire/money.ts'
import { formatDate } from '#wire/time/date.ts'
import { moneyOf } from '../wire/cents.ts'
import { monthWords } from '../wire/months.ts'
import type { Line } from './draft.ts'
import { lineWords } from './line-words.ts'

const TITLE: Look = { cut: 'strong', size: 20, lead: 2, after: 4 }
const NAME: Look = { cut: 'strong', size: 12, after: 1 }
const FACTS: Look = { cut: 'regular', size: 10, lead: 2, ink: 'muted' }
const FIGURE: Look = { cut: 'strong', size: 16, after: 1 }
const NOTE: Look = { cut: 'regular', size: 9, lead: 2.5, ink: 'muted', after: 3 }
const HEADING: Look = { cut: 'strong', size: 13, ink: 'primary', after: 8 }
const EMPTY = 'Nenhum estágio foi cobrado neste mês.'
const RULE = 'Cada linha diz quantos dias foram contados. Mês fechado não muda: o que chega depois vira ajuste.'

type Drawn = {
  company: { name: string; cnpj: string }
  month: string
  /** Without one it is a preview. */
  number?: string
  closed_on: string
  lines: Line[]
  cents: number
  stipend_cents: number
}

const reais = (cents: number) => formatMoney(moneyOf(cents))
const bare = (cents: number) => moneyFromWire(moneyOf(cents))
const COLUMNS = [
  { title: 'Linha', share: 0.34 },
  { title: 'Como foi contado', share: 0.4 },
  { title: 'Taxa', share: 0.12, align: 'right' as const },
  { title: 'Valor', share: 0.14, align: 'right' as const },
]

export function drawStatement({ configuration }: Pick<Ctx, 'configuration'>, of: Drawn) {
  const { company, month, number, closed_on, lines } = of
  const title = `Extrato de ${monthWords(month)}`
  const standing = number
    ? `Número ${number} · fechado em ${formatDate(closed_on)}`
    : `Prévia de ${formatDate(closed_on)}: o mês está em aberto`
  const { app_name: author } = configuration
  const paper = openPaper({ title: `${title} de ${company.name}`, subject: standing, author, dated: closed_on })
  const sheet = openSheet(paper)
  sheet.put(sheet.root, 'H1', TITLE, title)
  sheet.put(sheet.root, 'P', NAME, company.name)
  sheet.put(sheet.root, 'P', FACTS, `CNPJ ${formatCnpj(company.cnpj)}`)
  sheet.put(sheet.root, 'P', { ...FACTS, after: 16 }, standing)
  paper.outline.addItem(title)
  sheet.put(sheet.root, 'P', FIGURE, reais(of.cents))
  sheet.put(sheet.root, 'P', { ...FACTS, after: 18 }, `Bolsas pagas pela empresa no mês: ${reais(of.stipend_cents)}`)
  const part = sheet.section(HEADING, 'Linhas', 120)
  if (lines.length)
    setTable(
      paper,
      sheet,
      part,
      COLUMNS,
      lines.map((line) => [
        line.kind === 'adjustment' ? `Ajuste: ${line.person_name}` : line.person_name,
        lineWords(line),
        bare(line.unit_cents),
        bare(line.cents),
      ]),
      ['Total', '', '', bare(of.cents)],
    )
  else sheet.put(part, 'P', NOTE, EMPTY)
  part.end()
  paper.y += 8
  sheet.put(sheet.root, 'P', NOTE, RULE)
  sheet.end()
  numberPages(paper, `${title} · ${number ?? 'prévia'}`)
  return bytesOf(paper)
}
