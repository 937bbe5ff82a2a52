// The same paper as everybody reads it, and behind it a page with a place for each signature. DocuSign finds a place by
// an anchor: a word in the paper's own colour.
import type { Ctx } from '#server/context.ts'
import { inkOf } from '#server/look.ts'
import { bytesOf } from '#server/pdf/paper.ts'
import { setPaper } from '#server/pdf/set-paper.ts'
import { faceFor } from '#server/pdf/printable.ts'
import type { Look, Sheet } from '#server/pdf/sheet.ts'
import { today } from '#server/today.ts'
import type { Paper } from '#wire/paper/paper.ts'
import type { Envelope, EnvelopeStep } from '../envelope-rows.ts'
import { checkAddress } from '../sealing/check-address.ts'
import { roleOf } from '../signing/asked.ts'

const HEADING: Look = { cut: 'strong', size: 13, ink: 'primary', after: 8 }
const NAME: Look = { cut: 'regular', size: 10 }
const ROLE: Look = { cut: 'regular', size: 9, lead: 1.5, ink: 'muted', after: 6 }
const PLACE_HEIGHT = 84
const UNSEEN = inkOf('surface')

export const anchorOf = (at: number) => `/s${at + 1}/`

function setPlace(pdf: PDFKit.PDFDocument, sheet: Sheet, anchor: string) {
  sheet.keep(PLACE_HEIGHT)
  pdf.y += 34
  sheet.ornament(() => {
    pdf.font(faceFor('regular', anchor)).fontSize(6).fillColor(UNSEEN).text(anchor)
  })
  sheet.rule(4)
}

export function paperToSign(ctx: Ctx, { code, current }: Envelope, signers: EnvelopeStep[]) {
  const pdf = setPaper({
    paper: current.paper as Paper,
    mark: `${code}, versão ${current.number}`,
    app_name: ctx.configuration.app_name,
    dated: today(new Date(current.created_at)),
    checked_at: checkAddress(ctx, code),
    behind: (pdf, sheet) => {
      pdf.addPage()
      const part = sheet.section(HEADING, 'Assinaturas eletrônicas', PLACE_HEIGHT)
      for (const [at, step] of signers.entries()) {
        setPlace(pdf, sheet, anchorOf(at))
        sheet.put(part, 'P', NAME, step.person_name!)
        sheet.put(part, 'P', ROLE, roleOf(step))
      }
      part.end()
    },
  })
  return bytesOf(pdf)
}
