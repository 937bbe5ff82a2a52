// Certificate, hours and letter in one transaction, once.
import { createHash } from 'node:crypto'
import { nameOf } from '#features/candidates/server/candidates.ts'
import type { Ctx } from '#server/context.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { conflict } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import { nameOn, sealName } from './certificate-rows.ts'
import { certificatePaper } from './certificate-paper.ts'
import { newCertificateCode } from './code.ts'
import { type Completed, issuedFor, missingOf, ownCompleted } from './completed.ts'
import { signCredential } from './credential.ts'
import { creditCourse, finishedOn } from './hours.ts'
import { PDF } from './show-certificate.ts'

const NOT_YET = 'Ainda falta concluir alguns itens do curso.'
const REVOKED = 'Este certificado foi revogado e não é emitido de novo.'

/** In a transaction. With another name in the profile by now, a new one takes the place of the old one. */
export async function issueCertificate(ctx: Ctx, matriculation_id: string): Promise<string> {
  const of = await ownCompleted(ctx, matriculation_id, { held: true })
  if (!of.completed_at) throw conflict(NOT_YET, { missing: await missingOf(ctx, of) })
  const before = await issuedFor(ctx, of)
  if (before?.state === 'revoked') throw conflict(REVOKED)
  const name = nameOf(of)
  if (before && nameOn(ctx, before) === name) return of.id
  const code = await writeCertificate(ctx, of, name, before?.id)
  if (!before) await creditCourse(ctx, of)
  await writeLetter(ctx, {
    to: of.email,
    subject: before ? `Certificado corrigido: ${of.title}` : `Seu certificado: ${of.title}`,
    greeting: `Olá, ${name.split(' ')[0]}!`,
    paragraphs: before
      ? ['O seu certificado saiu de novo, com o nome do seu perfil. O anterior não vale mais.']
      : [`Você concluiu “${of.title}”. As horas já estão nas suas horas complementares.`],
    action: { label: 'Ver o certificado', path: `/academy/cursos/certificado/${code}` },
  })
  return of.id
}

async function writeCertificate(ctx: Ctx, of: Completed, name: string, replaces: string | undefined) {
  const id = uuid(ctx.now.getTime())
  const { course_id, version, title, hours, summary } = of
  const frozen = { code: newCertificateCode(), name, title, hours, version, finished_on: finishedOn(of) }
  const pdf = await certificatePaper(ctx, frozen)
  if (replaces)
    await ctx.db
      .updateTable('academy_certificates')
      .set({ state: 'replaced', replaced_by: id })
      .where('id', '=', replaces)
      .execute()
  const { status_index } = await ctx.db
    .insertInto('academy_certificates')
    .values({
      id,
      code: frozen.code,
      user_info_id: of.user_info_id,
      matriculation_id: of.id,
      course_id,
      version,
      cycle: of.cycle,
      title,
      hours,
      sealed_name: sealName(ctx, id, name),
      finished_on: frozen.finished_on,
      state: 'valid',
      sha256: createHash('sha256').update(pdf).digest(),
      sealed_pdf: ctx.secrets.sealBytes(PDF, id, pdf),
      pdf_key_id: ctx.secrets.key_id,
      issued_at: ctx.now.toISOString(),
    })
    .returning('status_index')
    .executeTakeFirstOrThrow()
  const credential = await signCredential(ctx, { ...frozen, course_id, summary, status_index })
  await ctx.db.updateTable('academy_certificates').set({ credential }).where('id', '=', id).execute()
  return frozen.code
}
