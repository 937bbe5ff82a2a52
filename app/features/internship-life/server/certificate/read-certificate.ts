import { createHash } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { documentAsked, initialsOf } from '#features/contracts/server/contracts.ts'
import { contentDisposition, readFile } from '#features/files/server/files.ts'
import { findFolder } from '#features/internships/server/internships.ts'
import type { DB } from '#db/schema.ts'
import type { Ctx } from '#server/context.ts'
import { DOCUMENT } from '#server/http/security-headers.ts'
import { conflict, notFound } from '#server/refusal.ts'
import { Reply } from '#server/serve.ts'
import { answering } from '#server/tasks/question.ts'
import type { Bytes } from '#wire/endpoint.ts'
import { canonical } from '#wire/paper/canonical.ts'
import type { Paper } from '#wire/paper/paper.ts'

export const NONE = 'O termo de realização deste estágio ainda não foi emitido.'
export const SEALING = 'O termo está sendo selado. Tente de novo em instantes.'

export const certificateOf = (ctx: Ctx, internship_id: string) =>
  ctx.db
    .selectFrom('internship_certificates')
    .select(['code', 'issued_at', 'issued_by', 'sealed_at'])
    .where('internship_id', '=', internship_id)
    .executeTakeFirst()

/** The newest first: what stood before, until when, and why it was replaced. */
export const replacedOf = (ctx: Ctx, internship_id: string) =>
  ctx.db
    .selectFrom('replaced_certificates')
    .select(['code', 'issued_at', 'issued_by', 'replaced_at', 'reason'])
    .where('internship_id', '=', internship_id)
    .orderBy('replaced_at', 'desc')
    .execute()

/** The one that holds, or an earlier one by its code. */
export async function downloadCertificate(ctx: Ctx, id: string, code?: string): Promise<Reply<Bytes>> {
  const folder = await findFolder(ctx, id)
  const all = await sql<{ code: string; sealed_file_id: string | null }>`
    select code, sealed_file_id from internship_certificates
      where internship_id = ${folder.id} and (${code ?? null}::text is null or code = ${code ?? null}::text)
    union all
    select code, sealed_file_id from replaced_certificates
      where internship_id = ${folder.id} and code = ${code ?? null}::text`.execute(ctx.db)
  const found = all.rows[0]
  if (!found) throw notFound(NONE)
  if (!found.sealed_file_id) throw conflict(SEALING)
  return new Reply<Bytes>(await readFile(ctx, found.sealed_file_id), {
    'content-disposition': contentDisposition('attachment', `Termo de realização ${found.code}.pdf`),
    'content-security-policy': DOCUMENT,
  })
}

type Issued = Selectable<DB['internship_certificates']> & { replaced_by: string | null }
/** Those that hold, and those in whose place another one stands. */
const ISSUED = sql<Issued>`(
  select code, internship_id, paper, sha256, issued_by, issued_at, sealed_file_id, sealed_sha256, sealed_at,
    null as replaced_by from internship_certificates
  union all
  select code, internship_id, paper, sha256, issued_by, issued_at, sealed_file_id, sealed_sha256, sealed_at,
    replaced_by from replaced_certificates)`

/** A guest who checks it learns what a contract's check tells: initials, never the file. */
export const tellOfCertificate = answering(documentAsked, async (ctx, asked) => {
  const found = await ctx.db
    .selectFrom(ISSUED.as('d'))
    .innerJoin('internships as i', 'i.id', 'd.internship_id')
    .innerJoin('user_infos as u', 'u.id', 'i.user_info_id')
    .innerJoin('companies as c', 'c.id', 'i.company_id')
    .leftJoin('internship_terms as t', 't.id', 'i.terms_id')
    .leftJoin('institutions as s', 's.id', 't.institution_id')
    .leftJoin('files as f', 'f.id', 'd.sealed_file_id')
    .select(['d.code', 'd.paper', 'd.sha256', 'd.issued_by', 'd.issued_at', 'd.sealed_at', 'd.sealed_sha256'])
    .select('d.replaced_by')
    .select(['f.size', 's.name as institution_name', 'u.full_name'])
    .select((e) => e.fn.coalesce('c.trading_name', 'c.name').as('company_name'))
    .where((e) => ('code' in asked ? e('d.code', '=', asked.code) : e('d.sealed_sha256', '=', asked.sha256)))
    .executeTakeFirst()
  if (!found) return undefined
  const hash = createHash('sha256')
    .update(canonical(found.paper as Paper))
    .digest('hex')
  const { code, sealed_at, issued_at } = found
  return {
    data: {
      id: code,
      type: 'verification' as const,
      attributes: {
        code,
        type_name: 'Termo de realização',
        version: 1,
        state: found.replaced_by ? ('ended' as const) : sealed_at ? ('sealed' as const) : ('sealing' as const),
        replaced_by: found.replaced_by,
        company_name: found.company_name,
        institution_name: found.institution_name,
        intern_initials: initialsOf(found.full_name),
        sealed_at,
        sealed_by: sealed_at && ctx.configuration.app_name,
        sha256: found.sealed_sha256,
        size: found.size,
        starts_on: null,
        signers: [
          {
            initials: initialsOf(found.issued_by),
            role: 'Empresa',
            party: 'company_sign' as const,
            how: 'emitido na própria conta',
            on_paper: false,
            at: issued_at,
          },
        ],
        paper: null,
        history: { intact: hash === found.sha256, entries: 1, head: found.sha256 },
      },
    },
  }
})
