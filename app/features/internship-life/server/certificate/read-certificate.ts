import { createHash } from 'node:crypto'
import { documentAsked, initialsOf } from '#features/contracts/server/contracts.ts'
import { contentDisposition, readFile } from '#features/files/server/files.ts'
import { findFolder } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { DOCUMENT } from '#server/http/security-headers.ts'
import { conflict, notFound } from '#server/refusal.ts'
import { Reply } from '#server/serve.ts'
import { answering } from '#server/tasks/question.ts'
import type { Bytes } from '#wire/endpoint.ts'
import { canonical } from '#wire/paper/canonical.ts'
import type { Paper } from '#wire/paper/paper.ts'

const NONE = 'O termo de realização deste estágio ainda não foi emitido.'
const SEALING = 'O termo está sendo selado. Tente de novo em instantes.'

export const certificateOf = (ctx: Ctx, internship_id: string) =>
  ctx.db
    .selectFrom('internship_certificates')
    .select(['code', 'issued_at', 'issued_by', 'sealed_at'])
    .where('internship_id', '=', internship_id)
    .executeTakeFirst()

export async function downloadCertificate(ctx: Ctx, id: string): Promise<Reply<Bytes>> {
  const folder = await findFolder(ctx, id)
  const found = await ctx.db
    .selectFrom('internship_certificates')
    .select(['code', 'sealed_file_id'])
    .where('internship_id', '=', folder.id)
    .executeTakeFirst()
  if (!found) throw notFound(NONE)
  if (!found.sealed_file_id) throw conflict(SEALING)
  return new Reply<Bytes>(await readFile(ctx, found.sealed_file_id), {
    'content-disposition': contentDisposition('attachment', `Termo de realização ${found.code}.pdf`),
    'content-security-policy': DOCUMENT,
  })
}

/** A guest who checks it learns what a contract's check tells: initials, never the file. */
export const tellOfCertificate = answering(documentAsked, async (ctx, asked) => {
  const found = await ctx.db
    .selectFrom('internship_certificates as d')
    .innerJoin('internships as i', 'i.id', 'd.internship_id')
    .innerJoin('user_infos as u', 'u.id', 'i.user_info_id')
    .innerJoin('companies as c', 'c.id', 'i.company_id')
    .leftJoin('internship_terms as t', 't.id', 'i.terms_id')
    .leftJoin('institutions as s', 's.id', 't.institution_id')
    .leftJoin('files as f', 'f.id', 'd.sealed_file_id')
    .select(['d.code', 'd.paper', 'd.sha256', 'd.issued_by', 'd.issued_at', 'd.sealed_at', 'd.sealed_sha256'])
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
        state: sealed_at ? ('sealed' as const) : ('on_its_way' as const),
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
