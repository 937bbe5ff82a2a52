// Papers that came back, in the sealed document: photographed pages are drawn, and each file is attached as it was
// received.
import { readFile } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import type { Sheet } from '#server/pdf/sheet.ts'
import type { Envelope } from '../envelope-rows.ts'

/** What one sealed document carries; the others stay in the archive, named by their hash on the evidence page. */
const MOST_ATTACHED = 45_000_000

type Returned = { name: string; type: string; bytes: Buffer; photo: Buffer | undefined; uploaded_at: string }

async function pictureOf(type: string, bytes: Buffer) {
  if (!type.startsWith('image/')) return undefined
  // a process that draws nothing pays for no drawing
  const { pagePicture } = await import('#server/storage/drawn-picture.ts')
  return pagePicture(bytes)
}

export async function papersOf(ctx: Ctx, { current }: Pick<Envelope, 'current'>): Promise<Returned[]> {
  const rows = await ctx.db
    .selectFrom('envelope_uploads as u')
    .innerJoin('files as f', 'f.id', 'u.file_id')
    .select(['u.file_id', 'f.type', 'f.size', 'u.purpose', 'u.uploaded_at'])
    .where('u.version_id', '=', current.id)
    .where((e) => e.or([e('u.purpose', '=', 'base'), e('u.verdict', '=', 'approved')]))
    .orderBy('u.uploaded_at')
    .orderBy('u.id')
    .execute()
  const found: Returned[] = []
  let left = MOST_ATTACHED
  for (const [i, { file_id, type, size, purpose, uploaded_at }] of rows.entries()) {
    if (size > left) continue
    left -= size
    const bytes = Buffer.from(await readFile(ctx, file_id))
    const name = `${purpose === 'base' ? 'base' : 'assinado'}-${i + 1}.${type.split('/').at(-1)!.split('.').at(-1)}`
    found.push({ name, type, bytes, photo: await pictureOf(type, bytes), uploaded_at })
  }
  return found
}

export function setPhotos(pdf: PDFKit.PDFDocument, sheet: Sheet, papers: readonly Returned[]) {
  const photos = papers.flatMap(({ photo }) => photo ?? [])
  for (const [i, photo] of photos.entries()) {
    pdf.addPage()
    const { margins, width, height } = pdf.page
    const fit: [number, number] = [width - margins.left - margins.right, height - margins.top - margins.bottom]
    const alt = `Página ${i + 1} de ${photos.length} do documento assinado em papel`
    const draw = () => void pdf.image(photo, margins.left, margins.top, { fit, align: 'center', valign: 'center' })
    sheet.root.add(pdf.struct('Figure', { alt }, draw))
  }
}

/** Dated by when they came, so that the same document made again is the same. */
export function attachPapers(pdf: PDFKit.PDFDocument, papers: readonly Returned[]) {
  for (const { bytes, name, type, uploaded_at } of papers)
    pdf.file(bytes, { name, type, creationDate: new Date(uploaded_at), modifiedDate: new Date(uploaded_at) })
}
