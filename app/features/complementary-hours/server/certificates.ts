import { attachFile, removeFile } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { brokenConstraint, transaction } from '#server/database/transaction.ts'
import { forbidden, invalid, stale } from '#server/refusal.ts'
import { isUuid, uuid } from '#server/uuid.ts'
import type { Received } from '#wire/endpoint.ts'
import type { addCertificate as addWire, changeCertificate as changeWire } from '../wire.ts'
import { showEntry, unknownCertificate } from './show-entry.ts'
import { CONSTRAINT, MOST, columnsOf, keepCertificate, ofFile, owned, twice, type Columns } from './keep-certificate.ts'

export type New = Received<typeof addWire>['body']['certificate']
type Change = Received<typeof changeWire>['body']['certificate']

const sameWords = (kept: Columns, told: Columns) =>
  Number(kept.hours) === Number(told.hours) &&
  (['category', 'title', 'issuer', 'finished_on'] as const).every((name) => kept[name] === told[name])

/** The file is what makes a certificate one: sent again with the same words it is the one that is there. */
export async function addCertificate(ctx: Ctx, user_info_id: string, { file, ...told }: New): Promise<string> {
  const columns = await columnsOf(ctx, told)
  const kept = await keepCertificate(ctx, user_info_id, file)
  return transaction(ctx, async (ctx) => {
    await ctx.db.selectFrom('user_infos').select('id').where('id', '=', user_info_id).forUpdate().execute()
    const there = await owned(ctx, user_info_id).execute()
    const same = there.find(({ source, source_key }) => source === 'person' && source_key === ofFile(kept.sha256))
    if (same && sameWords(same, columns)) return same.id
    if (same) throw twice(same.title)
    if (there.length >= MOST)
      throw invalid({ file: `Sua lista já tem ${MOST} certificados. Apague algum para enviar outro.` })
    await attachFile(ctx, kept)
    const id = uuid(ctx.now.getTime())
    await ctx.db
      .insertInto('complementary_hours')
      .values({
        id,
        user_info_id,
        ...columns,
        file_id: kept.id,
        source: 'person',
        source_key: ofFile(kept.sha256),
        created_at: ctx.now.toISOString(),
      })
      .execute()
    return id
  })
}

/** What the platform credited is not for the person to change. */
async function changeable(ctx: Ctx, user_info_id: string, id: string) {
  const found = isUuid(id) && (await owned(ctx, user_info_id).where('id', '=', id).forUpdate().executeTakeFirst())
  if (!found) throw unknownCertificate()
  if (found.source !== 'person')
    throw forbidden('Estas horas foram creditadas pela plataforma e não podem ser alteradas.')
  return found
}

export async function changeCertificate(
  ctx: Ctx,
  user_info_id: string,
  id: string,
  { file, lock_version, ...told }: Change,
) {
  await transaction(ctx, (ctx) => changeable(ctx, user_info_id, id))
  const columns = await columnsOf(ctx, told)
  const kept = file ? await keepCertificate(ctx, user_info_id, file) : undefined
  return async (ctx: Ctx) => {
    const before = await changeable(ctx, user_info_id, id)
    if (before.lock_version !== lock_version) throw stale(await showEntry(ctx, id))
    const changes = {
      ...columns,
      lock_version: lock_version + 1,
      ...(kept && { file_id: kept.id, source_key: ofFile(kept.sha256) }),
    }
    if (kept) await attachFile(ctx, kept)
    await ctx.db.updateTable('complementary_hours').set(changes).where('id', '=', id).execute().catch(sayTwice)
    if (kept && before.file_id) await removeFile(ctx, { id: before.file_id })
    return id
  }
}

const sayTwice = (error: unknown) => {
  throw brokenConstraint(error) === CONSTRAINT
    ? invalid({ file: 'Este arquivo já está na sua lista, em outro certificado. Cada um conta uma vez.' })
    : error
}

export const removeCertificate = (ctx: Ctx, user_info_id: string, id: string) =>
  transaction(ctx, async (ctx) => {
    const { file_id } = await changeable(ctx, user_info_id, id)
    await ctx.db.deleteFrom('complementary_hours').where('id', '=', id).execute()
    if (file_id) await removeFile(ctx, { id: file_id })
  })
