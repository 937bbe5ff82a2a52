import { keepFile, type Keeping } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import { isoDate } from '#wire/time/date.ts'
import { CERTIFICATE_BYTES } from '../wire.ts'
import type { New } from './certificates.ts'

const UPLOADS = { name: 'certificates', times: 60, seconds: 3600 }
export const MOST = 500
const KEEPING: Keeping = {
  field: 'file',
  purpose: 'certificate',
  accept: ['pdf', 'png', 'jpeg', 'webp'],
  limit: CERTIFICATE_BYTES,
  private: true,
  sealed: true,
}
export const CONSTRAINT = 'complementary_hours_counted_once'

export const ofFile = (sha256: Buffer) => sha256.toString('hex')
export const twice = (title: string) =>
  invalid({
    file:
      `Este arquivo já está na sua lista, em “${title}”. Cada certificado conta ` +
      'uma vez: para mudar o que está lá, use “Editar”.',
  })
export const owned = (ctx: Ctx, user_info_id: string) =>
  ctx.db.selectFrom('complementary_hours').selectAll().where('user_info_id', '=', user_info_id)

export async function columnsOf(ctx: Ctx, { category, title, issuer, hours, finished_on }: Omit<New, 'file'>) {
  const day = isoDate(finished_on)!
  if (day > today(ctx.now)) throw invalid({ finished_on: 'A data não pode estar no futuro' })
  const known = await ctx.db
    .selectFrom('list_items')
    .select('value')
    .where('list', '=', 'hour_categories')
    .where('value', '=', category)
    .where('retired_at', 'is', null)
    .executeTakeFirst()
  if (!known) throw invalid({ category: 'Escolha uma categoria da lista' })
  return { category, title: title.trim(), issuer: issuer.trim(), hours: String(hours), finished_on: day }
}

export type Columns = Awaited<ReturnType<typeof columnsOf>>

export async function keepCertificate(ctx: Ctx, user_info_id: string, file: File) {
  ctx.limits.spend(UPLOADS, user_info_id)
  return keepFile(ctx, file, KEEPING)
}
