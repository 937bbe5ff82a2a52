import { hasTwoFactor } from '#features/accounts/server/accounts.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { invalid, stale } from '#server/refusal.ts'
import { announce } from '#server/tasks/task.ts'
import { today } from '#server/today.ts'
import type { CompanyForm } from '../../wire/company-form.ts'
import { companyRenamed, writeAddressOfPage } from './places/page-address.ts'
import { refuseCnpj, sayTakenCnpj } from './change-cnpj.ts'
import { columnsOf } from './columns.ts'
import { mergeContributions } from './contributions.ts'
import { editedCompany } from './edited-company.ts'
import { type Company, findOwnCompany, lockCompany } from './find-company.ts'
import { keepPictures, type Kept, photosAfter, pictureColumns, refusePhotos, settlePictures } from './pictures.ts'
import { refuseUnknown } from './refuse-unknown.ts'
import { writeAddress, writeContributions, writePhotos } from './write-rows.ts'

const OWN_STEP_FIRST =
  'Ligue antes a verificação em duas etapas no seu próprio acesso: quem a exige dos outros já a usa.'

/** What was sent changes, the rest stays; all of it or nothing. */
export async function updateCompany(ctx: Ctx, key: string, form: CompanyForm) {
  const known = await findOwnCompany(ctx, key)
  await refuseStale(ctx, known, form)
  await refuseWrong(ctx, known, form)
  const kept = await keepPictures(ctx, known, form)
  return async (ctx: Ctx) => {
    const company = await lockCompany(ctx, known.id)
    await refuseStale(ctx, company, form)
    refusePhotos(company, form)
    await writeCompany(ctx, company, form, kept).catch(sayTakenCnpj)
    ctx.forgetPages()
    return known.id
  }
}

/** In words a person can act on, and before any picture is drawn. */
async function refuseWrong(ctx: Ctx, company: Company, form: CompanyForm) {
  const { cnpj, founded_at, otp_required_for_login: step } = form
  await refuseCnpj(ctx, company, cnpj)
  if (founded_at && founded_at > Number(today(ctx.now).slice(0, 4)))
    throw invalid({ founded_at: 'O ano não pode estar no futuro' })
  if (step && !company.otp_required_for_login && !(await hasTwoFactor(ctx, (ctx.actor as SignedIn).login_id)))
    throw invalid({ otp_required_for_login: OWN_STEP_FIRST })
  refusePhotos(company, form)
  mergeContributions(company.contributions, form.contributions_attributes ?? [], new Map())
  await refuseUnknown(ctx, form)
}

async function refuseStale(ctx: Ctx, company: Company, { lock_version }: CompanyForm) {
  if (lock_version !== undefined && lock_version !== company.lock_version)
    throw stale(await editedCompany(ctx, company))
}

async function writeCompany(ctx: Ctx, company: Company, form: CompanyForm, kept: Kept) {
  const columns = { ...columnsOf(form), ...pictureColumns(form, kept) }
  const photos = photosAfter(company, form, kept)
  const contributions =
    form.contributions_attributes &&
    mergeContributions(company.contributions, form.contributions_attributes, kept.faces)
  await ctx.db
    .updateTable('companies')
    .set({
      ...columns,
      lock_version: company.lock_version + 1,
      updated_at: ctx.now.toISOString(),
    })
    .where('id', '=', company.id)
    .execute()
  if (form.address_attributes !== undefined) await writeAddress(ctx, company, form.address_attributes)
  if (photos) await writePhotos(ctx, company.id, photos)
  if (contributions) await writeContributions(ctx, company.id, contributions)
  await settlePictures(ctx, company, {
    ...company,
    ...columns,
    photos: photos ?? company.photos,
    contributions: contributions ?? company.contributions,
  })
  const now = { ...company, ...columns }
  if (now.name !== company.name) await writeAddressOfPage(ctx, company, now.name)
  if (now.name !== company.name || now.trading_name !== company.trading_name)
    await announce(ctx, companyRenamed, { company_id: company.id, before: company.trading_name ?? company.name })
}
