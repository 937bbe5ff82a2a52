import { contentDisposition } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { DOCUMENT } from '#server/http/security-headers.ts'
import { notFound } from '#server/refusal.ts'
import { Reply } from '#server/serve.ts'
import type { Answer, Bytes } from '#wire/endpoint.ts'
import type { checkCourseCertificate } from '../../wire/certificates.ts'
import { type CertificateRow, findCertificate, isOwner, nameOn } from './certificate-rows.ts'

export const PDF = 'academy certificate'
const GONE = 'Este certificado não pode mais ser lido: confira o estado dele pelo código.'

/** Its owner reads why and when, the operation also who it was. */
function revocationOf(ctx: Ctx, row: CertificateRow) {
  const isOperator = ctx.actor.user_type === 'Operator'
  const reads = isOperator || isOwner(ctx, row)
  return {
    revoked_why: reads ? row.revoked_why : null,
    revoked_at: reads ? row.revoked_at : null,
    revoked_by: isOperator ? row.revoker : null,
  }
}

/** Of one that was replaced nobody reads the name that was corrected. */
export function certificateResource(ctx: Ctx, row: CertificateRow): Answer<typeof checkCourseCertificate> {
  return {
    data: {
      id: row.code,
      type: 'academy_certificate',
      attributes: {
        code: row.code,
        state: row.state,
        person: row.state === 'replaced' ? null : nameOn(ctx, row),
        course_id: row.course_id,
        title: row.title,
        hours: row.hours,
        version: row.version,
        finished_on: row.finished_on,
        issued_at: row.issued_at,
        sha256: row.sha256.toString('hex'),
        ...revocationOf(ctx, row),
        readable: row.state === 'valid' && row.sealed_pdf !== null,
      },
    },
  }
}

export const checkCertificate = async (ctx: Ctx, key: string) =>
  certificateResource(ctx, await findCertificate(ctx, key))

export async function printCertificate(ctx: Ctx, key: string): Promise<Reply<Bytes>> {
  const { id, title, state, sealed_pdf, pdf_key_id } = await findCertificate(ctx, key)
  if (state !== 'valid' || !sealed_pdf) throw notFound(GONE)
  return new Reply<Bytes>(new Uint8Array(ctx.secrets.openBytes(PDF, id, pdf_key_id!, sealed_pdf)), {
    'content-disposition': contentDisposition('inline', `Certificado ${title}.pdf`),
    'content-security-policy': DOCUMENT,
  })
}

export async function readCredential(ctx: Ctx, key: string): Promise<string> {
  const { state, credential } = await findCertificate(ctx, key)
  if (state !== 'valid' || !credential) throw notFound(GONE)
  return credential
}
