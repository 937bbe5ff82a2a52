// Papers as they are sent: what kind they are, whether they open, how many pages they have. The bytes are kept as they
// came.
import { keepFile, type Keeping } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { joinedPdfs } from '#server/pdf/joined-pdfs.ts'
import { UnjoinablePdf } from '#server/pdf/pdf-value.ts'
import { readPdf, UnreadablePdf } from '#server/pdf/read-pdf.ts'
import { invalid, refusedFile } from '#server/refusal.ts'

const MEGABYTE = 1_000_000
export const MOST_PAGES = 40
export type Purpose = 'base' | 'signed'
export type SentPaper = { id: string; sha256: string; pages: number | null }

const KEEPING: Record<Purpose, Keeping> = {
  base: {
    field: 'filled_archives',
    purpose: 'base contract',
    accept: ['pdf', 'docx'],
    limit: 20 * MEGABYTE,
    private: true,
    sealed: true,
  },
  signed: {
    field: 'signed_document',
    purpose: 'signed contract',
    accept: ['pdf', 'jpeg', 'png'],
    limit: 20 * MEGABYTE,
    private: true,
    sealed: true,
  },
}

const ENCRYPTED = 'Este PDF tem senha. Salve-o sem senha e envie de novo.'
const EMPTY = 'Este PDF não tem páginas que possamos ler. Salve-o de novo e envie outra vez.'
const UNREADABLE = 'Não conseguimos ler esta imagem. Salve-a de novo em JPG ou PNG e envie outra vez.'
const ONLY_PDFS = 'Para enviar vários arquivos, salve todos em PDF: eles viram um só documento, nesta ordem.'
const UNJOINABLE =
  'Não conseguimos juntar estes arquivos: um deles tem campos de formulário, assinatura digital ou camadas. ' +
  'Junte-os no seu computador e envie um arquivo só.'
const LONG = `O documento pode ter até ${MOST_PAGES} páginas.`

/** A picture is one page; of a text document nobody knows before it is printed. */
async function pagesOf(file: File, field: string): Promise<number | null> {
  const head = Buffer.from(await file.slice(0, 5).arrayBuffer()).toString('latin1')
  if (head.startsWith('PK')) return null
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (head === '%PDF-') {
    const { pages, encrypted } = await readPdf(bytes).catch((error: unknown) => {
      throw error instanceof UnreadablePdf ? invalid({ [field]: EMPTY }) : error
    })
    if (encrypted) throw invalid({ [field]: ENCRYPTED })
    if (pages === 0) throw invalid({ [field]: EMPTY })
    return pages
  }
  // a process that draws nothing pays for no drawing
  const { pagePicture } = await import('#server/storage/drawn-picture.ts')
  await pagePicture(bytes).catch(() => {
    throw invalid({ [field]: UNREADABLE })
  })
  return 1
}

/** Several files of one contract are one document, in the order in which they were sent. */
async function asOne(files: readonly File[], field: string): Promise<File[]> {
  const bytes: Uint8Array[] = []
  for (const file of files) {
    if ((await file.slice(0, 5).text()) !== '%PDF-') throw invalid({ [field]: ONLY_PDFS })
    bytes.push(new Uint8Array(await file.arrayBuffer()))
    await pagesOf(file, field)
  }
  try {
    return [new File([await joinedPdfs(bytes)], 'base.pdf', { type: 'application/pdf' })]
  } catch (error) {
    if (!(error instanceof UnjoinablePdf)) throw error
    throw invalid({ [field]: UNJOINABLE })
  }
}

/** One after the other: they are large, and each is read whole. */
export async function keepPapers(ctx: Ctx, purpose: Purpose, files: readonly File[]): Promise<SentPaper[]> {
  const keeping = KEEPING[purpose]
  const total = files.reduce((sum, { size }) => sum + size, 0)
  if (total > keeping.limit) throw refusedFile(413, keeping.field, 'Os arquivos juntos podem ter até 20 MB.')
  const kept: SentPaper[] = []
  const papers = purpose === 'base' && files.length > 1 ? await asOne(files, keeping.field) : files
  for (const file of papers) {
    const { id, sha256 } = await keepFile(ctx, file, keeping)
    kept.push({ id, sha256: sha256.toString('hex'), pages: await pagesOf(file, keeping.field) })
  }
  if (kept.reduce((sum, { pages }) => sum + (pages ?? 0), 0) > MOST_PAGES) throw invalid({ [keeping.field]: LONG })
  return kept
}
