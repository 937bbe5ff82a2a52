// The sealed PDF of a certificate: what it says is frozen, and where it is checked stands on it as text and as a QR code.
import type { Ctx } from '#server/context.ts'
import { numberPages } from '#server/pdf/page-numbers.ts'
import { openPaper } from '#server/pdf/paper.ts'
import { type Look, openSheet } from '#server/pdf/sheet.ts'
import { qrPath } from '#server/picture/qr-picture.ts'
import { sealDocument } from '#server/sealing/seal-document.ts'
import { today } from '#server/today.ts'
import { formatDate } from '#wire/time/date.ts'

const TITLE: Look = { cut: 'strong', size: 26, lead: 2, after: 22 }
const TEXT: Look = { cut: 'regular', size: 14, lead: 5, after: 16 }
const NOTE: Look = { cut: 'regular', size: 10, lead: 2.5, ink: 'muted', after: 6 }
const QR_POINTS = 110

export type Frozen = { code: string; name: string; title: string; hours: number; version: number; finished_on: string }

export const certificateAddress = (ctx: Ctx, code: string) =>
  `${ctx.configuration.app_origin}/academy/cursos/certificado/${code}`

export async function certificatePaper(ctx: Ctx, of: Frozen): Promise<Uint8Array<ArrayBuffer>> {
  const title = 'Certificado de conclusão'
  const { app_name } = ctx.configuration
  const paper = openPaper({
    title: `${title} de ${of.name}`,
    subject: of.title,
    author: app_name,
    dated: today(ctx.now),
  })
  const sheet = openSheet(paper)
  sheet.put(sheet.root, 'H1', TITLE, title)
  paper.outline.addItem(title)
  const hours = of.hours === 1 ? '1 hora' : `${of.hours} horas`
  const day = formatDate(of.finished_on)
  sheet.put(
    sheet.root,
    'P',
    TEXT,
    `Certificamos que ${of.name} concluiu em ${day} o curso “${of.title}”, de ${hours}, na Academy de ${app_name}.`,
  )
  sheet.put(sheet.root, 'P', NOTE, `Versão ${of.version} do curso. Emitido em ${formatDate(today(ctx.now))}.`)
  paper.y += 20
  const link = certificateAddress(ctx, of.code)
  const { size, path } = qrPath(link)
  sheet.ornament(() => {
    paper
      .save()
      .translate(paper.page.margins.left, paper.y)
      .scale(QR_POINTS / size)
    paper.path(path).fill('black')
    paper.restore()
  })
  paper.y += QR_POINTS + 10
  sheet.put(sheet.root, 'P', NOTE, `Código ${of.code}: confira em ${link}`, { link })
  sheet.end()
  numberPages(paper, `${title} · ${of.name}`)
  return (await sealDocument(ctx, paper, of.code)).bytes
}
