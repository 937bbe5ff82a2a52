import { attachFile, type KeptFile, keepPicture, removeFile } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { brokenConstraint } from '#server/database/transaction.ts'
import { conflict, invalid, stale } from '#server/refusal.ts'
import { columnsOf } from '#wire/record.ts'
import { BLANK } from '#wire/text/sentences.ts'
import { partnerColumns } from '../../wire/partner-record.ts'
import {
  ADDRESS_LEADS_ON,
  ADDRESS_TAKEN,
  ENDS_BEFORE,
  LOGO_BYTES,
  NEEDS_DOMAIN,
  type PartnerForm,
} from '../../wire/partners.ts'
import { hasClosed } from '../form/refuse-institution.ts'
import { numberOf, showDetail } from './find-institution.ts'
import { announceProofs } from './proofs-changed.ts'

const CLOSED =
  'Esta instituição, ou a que ela pertence, encerrou as atividades: não há com quem ' +
  'firmar um convênio. Se ela reabriu, mude isso em “Editar dados”.'
const LOGO = { purpose: 'institution logo', widths: [400, 192, 96] }

/** A first save makes the agreement; a later one changes what was sent. */
export async function savePartner(ctx: Ctx, key: string, form: PartnerForm) {
  const logo = form.logo ? await keepPicture(ctx, form.logo, { field: 'logo', limit: LOGO_BYTES, ...LOGO }) : undefined
  return (ctx: Ctx) =>
    writePartner(ctx, key, form, logo).catch((error: unknown) => {
      throw brokenConstraint(error) === 'institution_partners_display_name_key'
        ? invalid({ display_name: ADDRESS_TAKEN })
        : error
    })
}

async function writePartner(ctx: Ctx, key: string, form: PartnerForm, logo: KeptFile | undefined) {
  const id = numberOf(key)
  // Two first saves wait for each other here.
  await ctx.db.selectFrom('institutions').select('id').where('id', '=', id).forUpdate().execute()
  const before = await ctx.db
    .selectFrom('institution_partners')
    .selectAll()
    .where('institution_id', '=', id)
    .executeTakeFirst()
  if (form.lock_version !== undefined && form.lock_version !== (before?.lock_version ?? 0))
    throw stale(await showDetail(ctx, key))
  if (!before && (await hasClosed(ctx, id))) throw conflict(CLOSED)
  const columns = {
    ...columnsOf(partnerColumns, form),
    ...(logo ? { logo_file_id: logo.id } : form.logo_destroy ? { logo_file_id: null, logo_path: null } : {}),
  }
  const display_name = form.display_name ?? before?.display_name
  if (!display_name) throw invalid({ display_name: BLANK })
  const after = {
    agreement_starts_on: null,
    agreement_ends_on: null,
    email_domains: [] as string[],
    proves_bond_by_email: false,
    ...before,
    ...columns,
  }
  if (after.proves_bond_by_email && !after.email_domains.length) throw invalid({ email_domains: NEEDS_DOMAIN })
  if (after.agreement_starts_on && after.agreement_ends_on && after.agreement_ends_on < after.agreement_starts_on)
    throw invalid({ agreement_ends_on: ENDS_BEFORE })
  if (before)
    await ctx.db
      .updateTable('institution_partners')
      .set({ ...columns, lock_version: before.lock_version + 1, updated_at: ctx.now.toISOString() })
      .where('institution_id', '=', id)
      .execute()
  else
    await ctx.db
      .insertInto('institution_partners')
      .values({ institution_id: id, ...columns, display_name })
      .execute()
  await keepOldAddress(ctx, id, before?.display_name, display_name)
  ctx.forgetPages()
  if (logo) await attachFile(ctx, logo)
  if (before?.logo_file_id && (logo || form.logo_destroy)) await removeFile(ctx, { id: before.logo_file_id })
  await announceProofs(ctx, id)
  return key
}

/** A board's address of before leads to the one of today for ever: no other partner takes it, its own may again. */
async function keepOldAddress(ctx: Ctx, institution_id: number, before: string | undefined, display_name: string) {
  const known = await ctx.db
    .deleteFrom('partner_old_addresses')
    .where('display_name', '=', display_name)
    .returning('institution_id')
    .executeTakeFirst()
  if (known && known.institution_id !== institution_id) throw invalid({ display_name: ADDRESS_LEADS_ON })
  if (before && before !== display_name)
    await ctx.db.insertInto('partner_old_addresses').values({ display_name: before, institution_id }).execute()
}
