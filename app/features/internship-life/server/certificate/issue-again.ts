// Another certificate in the place of one that was issued: a mistake in it is told, and what was issued stays to be
// read and checked, with why it was replaced.
import { newCode } from '#features/contracts/server/contracts.ts'
import type { Ctx } from '#server/context.ts'
import { conflict } from '#server/refusal.ts'
import { enqueue } from '#server/tasks/task.ts'
import { keepLedger } from '../ledger/keep-ledger.ts'
import { heldLife } from '../recess/recess.ts'
import { whoNotes } from '../recess/who-notes.ts'
import { certificateFor, refuseChanging } from './issue.ts'
import { NONE, SEALING } from './read-certificate.ts'
import { sealCertificate } from './seal-certificate.ts'

const REPLACED = 'Este termo já foi substituído. Mostramos o que vale.'

type Again = { code: string; reason: string; performance?: string | undefined }

export async function issueAgain(ctx: Ctx, id: string, { code, reason, performance }: Again): Promise<string> {
  const life = await heldLife(ctx, id)
  const { internship_id } = life
  const standing = await ctx.db
    .selectFrom('internship_certificates')
    .selectAll()
    .where('internship_id', '=', internship_id)
    .executeTakeFirst()
  if (!standing) throw conflict(NONE)
  if (standing.code !== code) throw conflict(REPLACED)
  if (!standing.sealed_file_id) throw conflict(SEALING)
  await refuseChanging(ctx, life)
  const { paper, sha256 } = await certificateFor(ctx, life, performance)
  const { noted_by, noted_by_login } = await whoNotes(ctx)
  const next = newCode()
  const now = ctx.now.toISOString()
  await ctx.db
    .insertInto('replaced_certificates')
    .values({
      ...standing,
      paper: JSON.stringify(standing.paper),
      replaced_by: next,
      replaced_at: now,
      reason: reason.trim(),
    })
    .execute()
  await ctx.db
    .updateTable('internship_certificates')
    .set({
      code: next,
      paper,
      sha256,
      issued_by: noted_by,
      issued_by_login: noted_by_login,
      issued_at: now,
      sealed_file_id: null,
      sealed_sha256: null,
      sealed_at: null,
      seal_key_id: null,
    })
    .where('internship_id', '=', internship_id)
    .execute()
  await keepLedger(ctx, internship_id)
  await enqueue(ctx, sealCertificate, { internship_id })
  return id
}
