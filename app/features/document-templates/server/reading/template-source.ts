// A document of an office as source of the template language: its clauses, lists and tables, with room for variables.
import type { DocxBlock, DocxLook, DocxRun, DocxText } from '#server/docx/docx.ts'
import { withoutHidden } from '#wire/text/visible-text.ts'
import { findPlaceholders, type Placeholder } from './placeholders.ts'
import { MARKS, linesOf, wordsOf } from './source-lines.ts'

export type Reading = { body: string; placeholders: Placeholder[]; dropped: string[] }

const SHORT = 90
const LINE_TO_SIGN = /^[_\s.…-]{5,}$/
/** How a paragraph begins that is numbered or listed by hand, and what it is in the language. */
const BEGINS: [RegExp, string][] = [
  [
    /^(§|par[áa]grafo)\s{0,3}(\d{1,2}\s?[ºo°]?|[úu]nico|primeiro|segundo|terceiro|quarto|quinto)\s?[.:–—-]?\s{1,3}/iu,
    '§§ ',
  ],
  [/^cl[áa]usula\s{1,3}[\p{L}\dªº]{1,20}\s{0,3}[-–—:.]\s{0,3}/iu, '§ '],
  [/^\d{1,2}\.\d{1,2}[.)]?\s{1,3}/, '§§ '],
  [/^\d{1,2}[.)]\s{1,3}/, '§ '],
  [/^([•·▪◦*–-]|[a-z]\))\s{1,3}/, '- '],
]
function without(runs: readonly DocxRun[], letters: number): DocxRun[] {
  let left = letters
  return runs.map(({ text, strong }) => {
    const cut = Math.min(left, text.length)
    left -= cut
    return { text: text.slice(cut), strong }
  })
}

export function sourceOf({ blocks, dropped }: DocxText): Reading {
  const { rewritten, found } = findPlaceholders()
  let [tables, toSign, isTitled] = [0, 0, false]
  const safe = (text: string) =>
    rewritten(
      withoutHidden(text)
        .replaceAll('**', '*')
        .replace(/[\t\r]/g, ' '),
    )

  const inWords = (runs: readonly DocxRun[]) =>
    runs
      .map(({ text, strong }) => {
        const words = safe(text)
        const inner = words.trim()
        return strong && inner ? words.replace(inner, () => `**${inner}**`) : words
      })
      .join('')
      .replace(/ {2,}/g, ' ')
      .trim()
  const headed = (mark: string, runs: readonly DocxRun[]) =>
    `${mark}${safe(wordsOf(runs)).replace(/\s+/g, ' ').trim().replace(MARKS, '')}`

  function lineOf(runs: readonly DocxRun[], look: DocxLook, level: number): string[] {
    const text = wordsOf(runs).trimStart()
    const lead = wordsOf(runs).length - text.length
    if (LINE_TO_SIGN.test(text)) {
      toSign++
      return []
    }
    if (!isTitled && (look === 'title' || look === 'heading')) {
      isTitled = true
      return [headed('# ', runs)]
    }
    if (look === 'title' || look === 'heading' || (text.length < SHORT && /^cl[áa]usula\s/i.test(text)))
      return [headed('## ', runs)]
    if (look === 'bullet') return [`- ${inWords(runs)}`]
    if (look === 'ordered') return [`${level > 0 ? '§§ ' : '§ '}${inWords(runs)}`]
    for (const [pattern, mark] of BEGINS) {
      const begins = pattern.exec(text)
      if (begins) return [`${mark}${inWords(without(runs, lead + begins[0].length))}`]
    }
    const marks = /^\[[^[\]]{1,80}\]/.test(text) ? '' : (MARKS.exec(text)?.[0] ?? '')
    return [inWords(without(runs, lead + marks.length))]
  }
  function tableOf(rows: readonly string[][]): string[] {
    const width = Math.max(...rows.map(({ length }) => length), 0)
    if (rows.length < 2 || width < 2)
      return rows.flat().flatMap((cell) => lineOf([{ text: cell, strong: false }], 'plain', 0))
    const cell = (text = '') =>
      safe(text)
        .replace(/[|\s]+/g, ' ')
        .trim() || '—'
    const inRow = (row: readonly string[]) =>
      `| ${Array.from({ length: width }, (_, at) => cell(row[at])).join(' | ')} |`
    return [[`| Quadro ${++tables} |`, ...rows.map(inRow)].join('\n')]
  }
  const partsOf = (block: DocxBlock): string[] =>
    block.type === 'table'
      ? tableOf(block.rows)
      : linesOf(block.runs).flatMap((line, n) => lineOf(line, n ? 'plain' : block.look, block.level))

  const parts = blocks.flatMap(partsOf).filter((part) => part !== '')
  const body = parts.map((part, n) =>
    n && !(part.startsWith('- ') && parts[n - 1]!.startsWith('- ')) ? `\n${part}` : part,
  )
  return { body: body.join('\n'), placeholders: found(), dropped: droppedIn(dropped, toSign) }
}

const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`)

const droppedIn = ({ images, notes, margins }: DocxText['dropped'], toSign: number) => [
  ...(images ? [`${many(images, 'imagem ficou', 'imagens ficaram')} de fora.`] : []),
  ...(margins ? ['Cabeçalho e rodapé ficaram de fora: a plataforma põe os dela em cada página.'] : []),
  ...(notes ? [`${many(notes, 'nota de rodapé ficou', 'notas de rodapé ficaram')} de fora.`] : []),
  ...(toSign ? ['As linhas de assinatura ficaram de fora: escreva “@ papel: nome” onde cada parte assina.'] : []),
]
