// The platform's seal on a PDF, and how what carries it is kept.
import type { Keeping } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { bytesOf } from '#server/pdf/paper.ts'
import { checkPdf } from '#server/sealing/check-pdf.ts'
import { sealPdf } from '#server/sealing/seal-pdf.ts'
import { reserveSeal } from '#server/sealing/signature-field.ts'
import { asciiName, sealKey } from './seal-key.ts'

export const SEALED: Keeping = {
  field: 'document',
  purpose: 'sealed contract',
  accept: ['pdf'],
  limit: 50_000_000,
  private: true,
  sealed: true,
}

/** Of a document that was set and not ended. */
export async function sealDocument(ctx: Ctx, pdf: PDFKit.PDFDocument, code: string) {
  reserveSeal(pdf, { name: asciiName(ctx.configuration.app_name), code, now: ctx.now })
  const { id, ...seal } = await sealKey(ctx)
  const bytes = await sealPdf(await bytesOf(pdf), seal)
  // A key that does not open what it closed would be noticed by everybody but us.
  if ((await checkPdf(bytes, [seal.certificate])).verdict !== 'intact') throw new Error('the seal does not hold')
  return { bytes, seal_key_id: id }
}
