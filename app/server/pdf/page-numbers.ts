import { INK, MARGIN } from './paper.ts'
import { faceFor, printable } from './printable.ts'

/**
 * 'Página 1 de 5' and the document's name at the foot of each page, as artifacts: screen readers count pages
 * themselves.
 */
export function numberPages(paper: PDFKit.PDFDocument, name: string) {
  const { start, count } = paper.bufferedPageRange()
  for (let i = 0; i < count; i++) {
    paper.switchToPage(start + i)
    const { width, height, margins } = paper.page
    margins.bottom = 0 // text below the margin would open another page
    const line = { width: width - MARGIN.left - MARGIN.right, lineBreak: false }
    paper.markContent('Artifact', { type: 'Pagination' })
    paper
      .moveTo(MARGIN.left, height - 52)
      .lineTo(width - MARGIN.right, height - 52)
      .lineWidth(0.5)
      .strokeColor(INK.rule)
      .stroke()
    const words = printable(name)
    paper.font(faceFor('regular', words)).fontSize(8.5).fillColor(INK.muted)
    paper.text(words, MARGIN.left, height - 42, line)
    paper.font('regular')
    const number = `Página ${i + 1} de ${count}`
    paper.text(number, width - MARGIN.right - paper.widthOfString(number), height - 42, line)
    paper.endMarkedContent()
    margins.bottom = MARGIN.bottom
  }
}
