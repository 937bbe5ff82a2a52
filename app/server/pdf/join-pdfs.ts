// Several PDFs as one, their pages in order: the page tree of each hangs below a new one. What belongs to a whole
// document (form fields, signatures, layers) would be lost, so such a file is refused.
import { objectsOf, type PdfObjects } from './pdf-objects.ts'
import { UnjoinablePdf } from './pdf-value.ts'

const WHOLE = /\/(?:AcroForm|OCProperties|Encrypt)\b/
const [CATALOG, PAGES, FIRST] = [1, 2, 2]

/** The number of the page tree's root, which gets a parent, and of the pages below it. */
function pagesOf({ objects, root }: PdfObjects) {
  const catalog = objects.get(root)!.toString('latin1')
  if (WHOLE.test(catalog)) throw new UnjoinablePdf()
  const number = Number(/\/Pages\s+(\d{1,8})\s+0 R/.exec(catalog)?.[1])
  const tree = objects.get(number)?.toString('latin1')
  const count = Number(/\/Count\s+(\d{1,6})\b/.exec(tree ?? '')?.[1])
  if (!tree || !count || /\/Parent\b/.test(tree)) throw new UnjoinablePdf()
  objects.set(number, Buffer.from(tree.replace('<<', `<< /Parent ${PAGES} 0 R `), 'latin1'))
  return { number, count }
}

export function joinPdfs(files: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  let shift = FIRST
  const kids: { number: number; count: number }[] = []
  const all = new Map<number, Buffer>()
  for (const file of files) {
    const read = objectsOf(Buffer.from(file.buffer, file.byteOffset, file.byteLength), shift)
    kids.push(pagesOf(read))
    for (const [number, body] of read.objects) all.set(number, body)
    shift += read.highest
  }
  const count = kids.reduce((sum, one) => sum + one.count, 0)
  all.set(CATALOG, Buffer.from(`<< /Type /Catalog /Pages ${PAGES} 0 R >>`))
  all.set(
    PAGES,
    Buffer.from(`<< /Type /Pages /Count ${count} /Kids [${kids.map(({ number }) => `${number} 0 R`).join(' ')}] >>`),
  )
  return written(all, shift)
}

/** With a table of where each object stands; numbers without one are free. */
function written(objects: ReadonlyMap<number, Buffer>, highest: number): Uint8Array<ArrayBuffer> {
  const parts = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  let at = parts[0]!.length
  const places = new Map<number, number>()
  for (const [number, body] of [...objects].sort(([one], [other]) => one - other)) {
    const object = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    places.set(number, at)
    parts.push(object)
    at += object.length
  }
  const row = (number: number) =>
    places.has(number) ? `${String(places.get(number)).padStart(10, '0')} 00000 n \n` : '0000000000 65535 f \n'
  const table = Array.from({ length: highest + 1 }, (_, number) => row(number)).join('')
  const trailer = `trailer\n<< /Size ${highest + 1} /Root ${CATALOG} 0 R >>\nstartxref\n${at}\n%%EOF\n`
  parts.push(Buffer.from(`xref\n0 ${highest + 1}\n${table}${trailer}`))
  return new Uint8Array(Buffer.concat(parts))
}
