// The platform's seal on a document that was set and not ended.
import type { Ctx } from '../context.ts'
import { bytesOf } from '../pdf/paper.ts'
import { checkPdf } from './check-pdf.ts'
import { asciiName, sealKey } from './seal-key.ts'
import { sealPdf } from './seal-pdf.ts'
import { reserveSeal } from './signature-field.ts'

export async function sealDocument(ctx: Ctx, pdf: PDFKit.PDFDocument, code: string) {
  const objectOfSeal = reserveSeal(pdf, { name: asciiName(ctx.configuration.app_name), code, now: ctx.now })
  const { id, ...seal } = await sealKey(ctx)
  const unsealed = await bytesOf(pdf)
  const bytes = await sealPdf(unsealed, objectOfSeal(), seal)
  // A key that does not open what it closed would be noticed by everybody but us.
  if ((await checkPdf(bytes, [seal.certificate])).verdict !== 'intact') throw new Error('the seal does not hold')
  return { bytes, seal_key_id: id }
}
