import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import type { STATES } from '../../wire/certificates.ts'

export type CertificateRow = {
  id: string
  code: string
  user_info_id: string | null
  login_id: string | null
  matriculation_id: string | null
  course_id: string
  version: number
  title: string
  hours: number
  sealed_name: string | null
  finished_on: string
  state: (typeof STATES)[number]
  revoked_why: string | null
  revoked_at: string | null
  /** The e-mail of whoever revoked it. */
  revoker: string | null
  sha256: Buffer
  credential: string | null
  sealed_pdf: Buffer | null
  pdf_key_id: string | null
  issued_at: string
}

const NAME = 'academy certificate name'
const CHECKS = { name: 'academy certificates', times: 30, seconds: 60 }
const NONE = 'Não encontramos esse certificado. Confira o código.'

export const sealName = (ctx: Ctx, id: string, name: string) => ctx.secrets.seal(NAME, id, name)
export const nameOn = (ctx: Ctx, { id, sealed_name }: Pick<CertificateRow, 'id' | 'sealed_name'>) =>
  sealed_name === null ? null : ctx.secrets.open(NAME, id, sealed_name)

export const isOwner = ({ actor }: Ctx, { login_id }: CertificateRow) =>
  actor.user_type === 'User' && login_id === actor.login_id

/** By its code for anybody, by its id for its owner. */
export async function findCertificate(ctx: Ctx, key: string): Promise<CertificateRow> {
  ctx.limits.spend(CHECKS, ctx.network)
  return readCertificate(ctx, key)
}

/** Of a code that was found already. */
export async function readCertificate(ctx: Ctx, key: string): Promise<CertificateRow> {
  const which = isUuid(key) ? sql`k.id = ${key}` : sql`k.code = ${key.toUpperCase()}`
  const { rows } = await sql<CertificateRow>`select k.*, u.login_id, r.email as revoker from academy_certificates k
    left join user_infos u on u.id = k.user_info_id left join logins r on r.id = k.revoked_by where ${which}`.execute(
    ctx.db,
  )
  const [found] = rows
  if (!found || (isUuid(key) && !isOwner(ctx, found))) throw notFound(NONE)
  return found
}
