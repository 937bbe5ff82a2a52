// A structured document as PDF: the same words as on screen, tagged, with code and version on every page.
import type { Block, Paper, Run } from '#wire/paper/paper.ts'
import { numberPages } from './page-numbers.ts'
import { openPaper } from './paper.ts'
import { type Look, openSheet, type Part, type Sheet } from './sheet.ts'
import { setTable } from './table.ts'

const TITLE: Look = { cut: 'strong', size: 17, lead: 2, after: 14 }
const HEADING: Look = { cut: 'strong', size: 11.5, lead: 2, ink: 'primary', after: 4 }
const TEXT: Look = { cut: 'regular', size: 10, lead: 2.6, after: 7 }
const ITEM: Look = { ...TEXT, after: 3 }
const LABEL: Look = { cut: 'regular', size: 9, lead: 1.5, ink: 'muted' }
const TOGETHER = 90
const PLACE_HEIGHT = 62

export type Printing = {
  paper: Paper
  /** 'PT-7K4M-92QX, versão 1' */
  mark: string
  app_name: string
  /** ISO day. */
  dated: string
  /** The address at which anybody checks it: a QR code at the foot of each page. */
  checked_at?: string | undefined
  /** Drawn after the document: the evidence page and the room for the seal. */
  behind?: (pdf: PDFKit.PDFDocument, sheet: Sheet) => void
}

const words = (runs: Run[]) => runs.map(({ text }) => text).join('')

function setPlaces(pdf: PDFKit.PDFDocument, sheet: Sheet, under: Part, signers: { role: string; name: string }[]) {
  for (const { role, name } of signers) {
    sheet.keep(PLACE_HEIGHT)
    pdf.y += 26
    sheet.rule(4)
    sheet.put(under, 'P', { ...TEXT, after: 0 }, name)
    sheet.put(under, 'P', { ...LABEL, after: 6 }, role)
  }
}

function setBlock(pdf: PDFKit.PDFDocument, sheet: Sheet, under: Part, block: Block) {
  if (block.type === 'paragraph') sheet.put(under, 'P', TEXT, words(block.runs))
  if (block.type === 'clause') sheet.put(under, 'P', TEXT, `${block.number} ${words(block.runs)}`)
  if (block.type === 'list') {
    const list = pdf.struct('L')
    under.add(list)
    for (const runs of block.items) {
      const item = pdf.struct('LI')
      list.add(item)
      sheet.put(item, 'LBody', ITEM, `•  ${words(runs)}`, { x: 12 })
      item.end()
    }
    list.end()
    pdf.y += 4
  }
  if (block.type === 'table') {
    sheet.put(under, 'P', { ...LABEL, after: 3 }, block.caption)
    const share = 1 / block.header.length
    setTable(
      pdf,
      sheet,
      under,
      block.header.map((title) => ({ title, share })),
      block.rows,
    )
    pdf.y += 8
  }
  if (block.type === 'places') setPlaces(pdf, sheet, under, block.signers)
}

/** Not ended: the caller may still draw, then takes the bytes. */
export function setPaper({ paper, mark, app_name, dated, checked_at, behind }: Printing): PDFKit.PDFDocument {
  const pdf = openPaper({ title: paper.title, subject: mark, author: app_name, dated })
  const sheet = openSheet(pdf)
  sheet.put(sheet.root, 'H1', TITLE, paper.title)
  pdf.outline.addItem(paper.title)
  let part: Part | undefined
  for (const block of paper.blocks) {
    if (block.type === 'heading') {
      part?.end()
      pdf.y += 5
      part = sheet.section(HEADING, block.text, TOGETHER)
    } else setBlock(pdf, sheet, part ?? sheet.root, block)
  }
  part?.end()
  behind?.(pdf, sheet)
  sheet.end()
  numberPages(pdf, `${paper.title} · ${mark}`, checked_at)
  return pdf
}
