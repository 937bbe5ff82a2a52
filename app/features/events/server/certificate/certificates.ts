import { randomBytes } from 'node:crypto'
import { nameOf } from '#features/candidates/server/candidates.ts'
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { conflict, notFound } from '#server/refusal.ts'
import { isUuid, uuid } from '#server/uuid.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { checkEventCertificate } from '../../wire/certificates.ts'
import { attendedBy, hoursBetween, issuerOf, type Whose } from './attended.ts'

export type Certificate = Answer<typeof checkEventCertificate>['data']

const NOT_YET = 'O certificado é de quem veio: ele sai depois da sessão, com a presença registrada na entrada.'
const NONE = 'Não encontramos esse certificado. Confira o código.'
/** No letters that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const CODE_LENGTH = 16

const newCode = () => Array.from(randomBytes(CODE_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')

/** Pressed twice, in two windows: one row. */
export async function issueCertificate(ctx: Ctx, event_id: string, whose: Whose): Promise<string> {
  if (!isUuid(event_id)) throw notFound(NONE)
  const there = await ctx.db.selectFrom('events').select('id').where('id', '=', event_id).executeTakeFirst()
  if (!there) throw notFound(NONE)
  if (!(await attendedBy(ctx, event_id, whose)).length) throw conflict(NOT_YET)
  await ctx.db
    .insertInto('event_certificates')
    .values({
      id: uuid(ctx.now.getTime()),
      event_id,
      ...whose,
      code: newCode(),
      issued_at: ctx.now.toISOString(),
    })
    .onConflict((c) => c.doNothing())
    .execute()
  const { code } = await ctx.db
    .selectFrom('event_certificates')
    .select('code')
    .where('event_id', '=', event_id)
    .where((e) => e.and(whose))
    .executeTakeFirstOrThrow()
  return code
}

/** As it stands at this look: what was undone since is not in it. */
export async function showCertificate(ctx: Ctx, code: string): Promise<{ data: Certificate }> {
  const row = await ctx.db
    .selectFrom('event_certificates as c')
    .innerJoin('events as e', 'e.id', 'c.event_id')
    .leftJoin('user_infos as u', 'u.login_id', 'c.login_id')
    .select(['c.code', 'c.issued_at', 'c.event_id', 'c.login_id', 'c.email', 'c.sha256', 'c.size', 'e.title'])
    .select(['u.full_name', 'u.social_name'])
    .select(
      sql<string>`(select r.name from registrations r where r.event_id = c.event_id and r.email = c.email
        order by r.queued_at desc limit 1)`.as('guest_name'),
    )
    .where('c.code', '=', code.toUpperCase())
    .executeTakeFirst()
  if (!row) throw notFound(NONE)
  const { login_id, email, full_name, social_name } = row
  const sessions = await attendedBy(ctx, row.event_id, login_id === null ? { email: email! } : { login_id })
  return {
    data: {
      id: row.code,
      type: 'event_certificate',
      attributes: {
        code: row.code,
        state: sessions.length ? 'valid' : 'cancelled',
        event_id: row.event_id,
        event_title: row.title,
        issuer: await issuerOf(ctx, row.event_id),
        person: full_name === null ? row.guest_name : nameOf({ full_name, social_name }),
        hours: sessions.map(hoursBetween).reduce((sum, one) => sum + one, 0),
        sessions,
        issued_at: row.issued_at,
        sha256: row.sha256,
        size: row.size,
      },
    },
  }
}
