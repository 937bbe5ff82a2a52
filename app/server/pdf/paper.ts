import PDFDocument from 'pdfkit'
import { inkOf } from '../look.ts'
import { type Cut, faces, fontOf } from './fonts.ts'

export type Facts = {
  title: string
  subject: string
  author: string
  /** ISO day. The same words make the same file again. */ dated: string
}

export const MARGIN = { top: 72, bottom: 76, left: 68, right: 68 }
export const INK = { text: inkOf('text'), muted: inkOf('muted'), primary: inkOf('primary'), rule: inkOf('border') }

/** An element of the document's structure. */
export type Part = PDFKit.PDFStructureElement
export type Look = { cut: Cut; size: number; lead?: number; ink?: keyof typeof INK; after?: number }

/** A4, tagged, in Brazilian Portuguese, all fonts embedded: as screen readers and archives need it. */
export function openPaper({ title, subject, author, dated }: Facts): PDFKit.PDFDocument {
  const day = new Date(`${dated}T00:00:00-03:00`) // the first instant, so that no seal of that day is older
  const paper = new PDFDocument({
    size: 'A4',
    margins: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'pt-BR',
    displayTitle: true,
    bufferPages: true,
    font: fontOf('regular') as never,
    info: {
      Title: inXml(title),
      Subject: inXml(subject),
      Author: inXml(author),
      Creator: inXml(author),
      CreationDate: day,
      ModDate: day,
    },
  })
  for (const face of faces) paper.registerFont(face, fontOf(face) as never)
  return paper
}

/** pdfkit copies these into its XML without escaping. */
const inXml = (text: string) => text.replaceAll('&', 'e').replaceAll(/[<>]/g, '')

/** Ends the document; call after everything is drawn. */
export function bytesOf(paper: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    paper.on('data', (chunk: Uint8Array) => void chunks.push(chunk))
    paper.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    paper.on('error', reject)
    paper.end()
  })
}
