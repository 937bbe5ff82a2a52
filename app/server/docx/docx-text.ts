import mammoth from 'mammoth'
import { type DocxBlock, type DocxLook, type DocxRun, type DocxText, UnreadableDocx } from './docx.ts'
import { partsOf } from './docx-parts.ts'

/** What mammoth reads; only what is used of it. */
type Part = {
  type: string
  children?: Part[]
  value?: string
  isBold?: boolean
  styleName?: string | null
  numbering?: { isOrdered: boolean; level: string } | null
}

const MOST_LETTERS = 300_000

/**
 * The parts come unpacked, so that nothing is unpacked twice and unbounded; an image stays unread, wherever it lies.
 */
export async function textOf(bytes: Uint8Array): Promise<DocxText> {
  const parts = partsOf(bytes)
  const file = {
    exists: (name: string) => parts.has(name),
    read: async (name: string, encoding?: string) =>
      encoding ? new TextDecoder(encoding).decode(parts.get(name)) : parts.get(name),
  }
  let document: Part | undefined
  await mammoth.convertToHtml(
    { file } as never,
    {
      includeEmbeddedStyleMap: false,
      externalFileAccess: false,
      transformDocument: (read: Part) => {
        document = read
        return { ...read, children: [] }
      },
    } as never,
  )
  if (!document) throw new UnreadableDocx('unreadable')
  const dropped = { images: 0, notes: 0, margins: 0 }
  dropped.margins = [...parts.keys()].some((name) => /^word\/(header|footer)\d*\.xml$/.test(name)) ? 1 : 0
  const blocks = blocksOf(document.children ?? [], dropped)
  if (lettersIn(blocks) > MOST_LETTERS) throw new UnreadableDocx('large')
  return { blocks, dropped }
}

function runsOf(parts: readonly Part[], dropped: DocxText['dropped'], strong = false): DocxRun[] {
  return parts.flatMap((part): DocxRun[] => {
    if (part.type === 'text') return [{ text: part.value ?? '', strong }]
    if (part.type === 'tab') return [{ text: ' ', strong }]
    if (part.type === 'break') return [{ text: '\n', strong }]
    if (part.type === 'image') dropped.images++
    if (part.type === 'noteReference') dropped.notes++
    return runsOf(part.children ?? [], dropped, strong || part.isBold === true)
  })
}

function lookOf({ styleName, numbering }: Part): DocxLook {
  if (/^title$/i.test(styleName ?? '')) return 'title'
  if (/^heading \d$/i.test(styleName ?? '')) return 'heading'
  return numbering ? (numbering.isOrdered ? 'ordered' : 'bullet') : 'plain'
}

const wordsIn = (part: Part, dropped: DocxText['dropped']): string =>
  part.type === 'paragraph'
    ? runsOf(part.children ?? [], dropped)
        .map(({ text }) => text)
        .join('')
    : (part.children ?? []).map((child) => wordsIn(child, dropped)).join(' ')

function blocksOf(parts: readonly Part[], dropped: DocxText['dropped']): DocxBlock[] {
  return parts.flatMap((part): DocxBlock[] => {
    if (part.type === 'paragraph') {
      const level = Number(part.numbering?.level ?? 0)
      return [{ type: 'paragraph', look: lookOf(part), level, runs: runsOf(part.children ?? [], dropped) }]
    }
    if (part.type === 'table') {
      const rows = (part.children ?? []).map((row) => (row.children ?? []).map((cell) => wordsIn(cell, dropped)))
      return [{ type: 'table', rows }]
    }
    return blocksOf(part.children ?? [], dropped)
  })
}

const lettersIn = (blocks: readonly DocxBlock[]) =>
  blocks.reduce(
    (sum, block) =>
      sum +
      (block.type === 'table'
        ? block.rows.flat().reduce((all, { length }) => all + length, 0)
        : block.runs.reduce((all, { text }) => all + text.length, 0)),
    0,
  )
