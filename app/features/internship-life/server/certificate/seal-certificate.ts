// The sealed PDF of a certificate, made outside of any transaction and kept in one.
import { checkAddress, SEALED } from '#features/contracts/server/contracts.ts'
import { attachFile, keepFile } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { setPaper } from '#server/pdf/set-paper.ts'
import { sealDocument } from '#server/sealing/seal-document.ts'
import { outsideTask } from '#server/tasks/task.ts'
import { today } from '#server/today.ts'
import type { Block, Paper } from '#wire/paper/paper.ts'

/** Retries for two days, as the seals of contracts do. */
const TRIES = 60

const MOMENT = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
})

type Issued = { code: string; issued_by: string; issued_at: string }
type Before = { code: string; reason: string } | undefined

/** In whose place it stands, and why. */
const beforeOf = (ctx: Ctx, code: string): Promise<Before> =>
  ctx.db
    .selectFrom('replaced_certificates')
    .select(['code', 'reason'])
    .where('replaced_by', '=', code)
    .executeTakeFirst()

const said = (text: string): Block => ({ type: 'paragraph', runs: [{ text }] })

/** Who issued it and where it is checked stand on the document itself. */
const withIssue = (
  ctx: Ctx,
  { title, blocks }: Paper,
  { code, issued_by, issued_at }: Issued,
  before: Before,
): Paper => ({
  title,
  blocks: [
    ...blocks,
    { type: 'heading', text: 'Emissão' },
    said(
      `Emitido por ${issued_by} em ${MOMENT.format(new Date(issued_at))}, horário de Brasília (UTC−03:00). ` +
        `Código ${code}: confira em ${checkAddress(ctx, code)}`,
    ),
    ...(before ? [said(`Substitui o termo ${before.code}. Motivo: ${before.reason}`)] : []),
  ],
})

export const sealCertificate = outsideTask<{ internship_id: string }>(
  'seal-certificate',
  async (ctx, { internship_id }) => {
    const found = await ctx.db
      .selectFrom('internship_certificates')
      .select(['code', 'paper', 'issued_by', 'issued_at', 'sealed_file_id'])
      .where('internship_id', '=', internship_id)
      .executeTakeFirst()
    if (!found || found.sealed_file_id) return
    const { code } = found
    const pdf = setPaper({
      paper: withIssue(ctx, found.paper as Paper, found, await beforeOf(ctx, code)),
      mark: code,
      app_name: ctx.configuration.app_name,
      dated: today(ctx.now),
      checked_at: checkAddress(ctx, code),
    })
    const { bytes, seal_key_id } = await sealDocument(ctx, pdf, code)
    const file = new File([bytes], `Termo de realização ${code}.pdf`, { type: 'application/pdf' })
    const kept = await keepFile(ctx, file, SEALED)
    await transaction(ctx, async (ctx) => {
      await attachFile(ctx, kept)
      await ctx.db
        .updateTable('internship_certificates')
        .set({
          sealed_file_id: kept.id,
          sealed_sha256: kept.sha256.toString('hex'),
          sealed_at: ctx.now.toISOString(),
          seal_key_id,
        })
        .where('internship_id', '=', internship_id)
        .where('code', '=', code)
        .where('sealed_file_id', 'is', null)
        .execute()
    })
  },
  { tries: TRIES },
)
