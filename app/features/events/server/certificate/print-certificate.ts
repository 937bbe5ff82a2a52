import { createHash } from 'node:crypto'
import { contentDisposition } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { DOCUMENT } from '#server/http/security-headers.ts'
import { numberPages } from '#server/pdf/page-numbers.ts'
import { bytesOf, openPaper } from '#server/pdf/paper.ts'
import { type Look, openSheet } from '#server/pdf/sheet.ts'
import { Reply } from '#server/serve.ts'
import type { Bytes } from '#wire/endpoint.ts'
import { formatDate } from '#wire/time/date.ts'
import { type Certificate, showCertificate } from './certificates.ts'

const TITLE: Look = { cut: 'strong', size: 24, lead: 2, after: 18 }
const TEXT: Look = { cut: 'regular', size: 13, lead: 4, after: 14 }
const NOTE: Look = { cut: 'regular', size: 10, lead: 2.5, ink: 'muted', after: 6 }
const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })
const hours = (n: number) => (n === 1 ? '1 hora' : `${number.format(n)} horas`)

function wordsOf({ person, event_title, issuer, hours: n }: Certificate['attributes']) {
  const what = `“${event_title}”, promovido por ${issuer}, com ${hours(n)} de atividades.`
  return `Certificamos que ${person} participou de ${what}`
}

/** What is printed last can be compared with a file that somebody was given. */
const keepHash = (ctx: Ctx, code: string, bytes: Uint8Array) =>
  ctx.db
    .updateTable('event_certificates')
    .set({ sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length })
    .where('code', '=', code)
    .execute()

/** Made at each look, so that it says what stands; as long as that is the same, so are the bytes. */
export async function printCertificate(ctx: Ctx, code: string): Promise<Reply<Bytes>> {
  const { attributes: of } = (await showCertificate(ctx, code)).data
  const title = 'Certificado de participação'
  const paper = openPaper({
    title: `${title} de ${of.person}`,
    subject: of.event_title,
    author: ctx.configuration.app_name,
    dated: DAY.format(new Date(of.issued_at)),
  })
  const sheet = openSheet(paper)
  sheet.put(sheet.root, 'H1', TITLE, title)
  paper.outline.addItem(title)
  sheet.put(sheet.root, 'P', TEXT, wordsOf(of))
  for (const session of of.sessions) {
    const day = formatDate(DAY.format(new Date(session.starts_at)))
    sheet.put(sheet.root, 'P', NOTE, `${day} · ${session.title}`)
  }
  paper.y += 16
  const link = `${ctx.configuration.app_origin}/eventos/certificado/${of.code}`
  const issued = formatDate(DAY.format(new Date(of.issued_at)))
  sheet.put(sheet.root, 'P', NOTE, `Emitido em ${issued}. Código ${of.code}: confira em ${link}`, { link })
  sheet.end()
  numberPages(paper, `${title} · ${of.person}`)
  const bytes = await bytesOf(paper)
  await keepHash(ctx, of.code, bytes)
  return new Reply<Bytes>(bytes, {
    'content-disposition': contentDisposition('inline', `Certificado ${of.event_title}.pdf`),
    'content-security-policy': DOCUMENT,
  })
}
