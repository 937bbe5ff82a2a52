import { qrPath } from '../picture/qr-picture.ts'
import { INK, MARGIN } from './paper.ts'
import { faceFor, printable } from './printable.ts'

/** With its quiet zone: a square of the code is 0.4 mm wide, which any phone reads from paper. */
const QR_POINTS = 54

/** Vector: dark squares on white, at the right end of the foot. */
function drawQr(paper: PDFKit.PDFDocument, address: string) {
  const { size, path } = qrPath(address)
  const { width, height } = paper.page
  paper.save()
  paper.translate(width - MARGIN.right - QR_POINTS, height - 70).scale(QR_POINTS / size)
  paper.rect(0, 0, size, size).fill('white')
  paper.path(path).fill('black')
  paper.restore()
}

/**
 * 'Página 1 de 5' and the document's name at the foot of each page, as artifacts: screen readers count pages
 * themselves. `checked_at`: the address at which the document is checked, drawn as a QR code.
 */
export function numberPages(paper: PDFKit.PDFDocument, name: string, checked_at?: string) {
  const { start, count } = paper.bufferedPageRange()
  for (let i = 0; i < count; i++) {
    paper.switchToPage(start + i)
    const { width, height, margins } = paper.page
    margins.bottom = 0 // text below the margin would open another page
    const right = width - MARGIN.right - (checked_at ? QR_POINTS + 6 : 0)
    const line = { width: right - MARGIN.left, lineBreak: false }
    paper.markContent('Artifact', { type: 'Pagination' })
    paper
      .moveTo(MARGIN.left, height - 52)
      .lineTo(right, height - 52)
      .lineWidth(0.5)
      .strokeColor(INK.rule)
      .stroke()
    const words = printable(name)
    paper.font(faceFor('regular', words)).fontSize(8.5).fillColor(INK.muted)
    paper.text(words, MARGIN.left, height - 42, line)
    paper.font('regular')
    const number = `Página ${i + 1} de ${count}`
    paper.text(number, right - paper.widthOfString(number), height - 42, line)
    if (checked_at) drawQr(paper, checked_at)
    paper.endMarkedContent()
    margins.bottom = MARGIN.bottom
  }
}
