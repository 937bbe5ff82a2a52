import type { Ctx, SignedIn } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { conflict } from '#server/refusal.ts'
import { findCertificate, readCertificate } from './certificate-rows.ts'
import { withdrawCourse } from './hours.ts'
import { certificateResource } from './show-certificate.ts'

/** The hours go with it, and the person reads why. */
export const revokeCertificate = (ctx: Ctx, code: string, reason: string) =>
  transaction(ctx, async (ctx) => {
    const row = await findCertificate(ctx, code)
    const { numUpdatedRows } = await ctx.db
      .updateTable('academy_certificates')
      .set({
        state: 'revoked',
        revoked_why: reason,
        revoked_by: (ctx.actor as SignedIn).login_id,
        revoked_at: ctx.now.toISOString(),
      })
      .where('id', '=', row.id)
      .where('state', '=', 'valid')
      .executeTakeFirst()
    if (!numUpdatedRows) throw conflict('Este certificado já não vale.')
    if (row.user_info_id && row.matriculation_id) await withdrawCourse(ctx, row.user_info_id, row.matriculation_id)
    const login = row.login_id
      ? await ctx.db.selectFrom('logins').select('email').where('id', '=', row.login_id).executeTakeFirst()
      : undefined
    if (login)
      await writeLetter(ctx, {
        to: login.email,
        subject: `Certificado revogado: ${row.title}`,
        greeting: 'Olá!',
        paragraphs: [
          `O certificado de “${row.title}” não vale mais, e as horas dele saíram das suas horas complementares.`,
          `O motivo: “${reason}”`,
        ],
        action: { label: 'Ver o certificado', path: `/academy/cursos/certificado/${row.code}` },
      })
    return certificateResource(ctx, await readCertificate(ctx, row.code))
  })
