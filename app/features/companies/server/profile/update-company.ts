import { hasTwoFactor } from '#features/accounts/server/accounts.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { brokenConstraint, transaction } from '#server/database/transaction.ts'
import { invalid } from '#server/refusal.ts'
import { saveOf, wasSaved } from '#server/saved-before.ts'
import { announce } from '#server/tasks/task.ts'
import { today } from '#server/today.ts'
import { bareCnpj } from '#wire/cnpj.ts'
import type { CompanyForm } from '../../wire/profile.ts'
import { companyRenamed, writeAddressOfPage } from './page-address.ts'
import { columnsOf } from './columns.ts'
import { mergeContributions } from './contributions.ts'
import { type Company, findOwnCompany, lockCompany } from './find-company.ts'
import { keepPictures, type Kept, photosAfter, pictureColumns, refusePhotos, settlePictures } from './pictures.ts'
import { refuseUnknown } from './refuse-unknown.ts'
import { takenCnpj } from './taken-cnpj.ts'
import { writeAddress, writeContributions, writePhotos } from './write-rows.ts'

const CNPJ_STAYS = 'O CNPJ de uma empresa verificada não muda por aqui. Escreva para nós em “Fale conosco”.'
const OWN_STEP_FIRST =
  'Ligue antes a verificação em duas etapas no seu próprio acesso: quem a exige dos outros já a usa.'

/** Somebody else saved in between: the answer carries what stands now. */
export class StaleCompany extends Error {}

/** What was sent changes, the rest stays; all of it or nothing. The same save once more, known by its key, changes nothing. */
export async function updateCompany(ctx: Ctx, key: string, form: CompanyForm): Promise<string> {
  const known = await findOwnCompany(ctx, key)
  const save = saveOf(ctx, known.id, form)
  if (wasSaved(known, save)) return known.id
  refuseStale(known, form)
  await refuseWrong(ctx, known, form)
  const kept = await keepPictures(ctx, known, form)
  await transaction(ctx, async (ctx) => {
    const company = await lockCompany(ctx, known.id)
    if (wasSaved(company, save)) return
    refuseStale(company, form)
    refusePhotos(company, form)
    await writeCompany(ctx, company, form, { kept, save })
    ctx.forgetPages()
  }).catch(async (error: unknown) => {
    throw brokenConstraint(error) === 'companies_cnpj_taken' ? await takenCnpj(ctx, form.cnpj!) : error
  })
  return known.id
}

export const mayChangeCnpj = (
  { configuration }: Pick<Ctx, 'configuration'>,
  { verification }: Pick<Company, 'verification'>,
) => verification === 'pendente' || configuration.company_verification === 'auto'

/** In words a person can act on, and before any picture is drawn. */
async function refuseWrong(ctx: Ctx, company: Company, form: CompanyForm) {
  const { cnpj, founded_at, otp_required_for_login: step } = form
  if (cnpj !== undefined && bareCnpj(cnpj) !== company.cnpj && !mayChangeCnpj(ctx, company))
    throw invalid({ cnpj: CNPJ_STAYS })
  if (founded_at && founded_at > Number(today(ctx.now).slice(0, 4)))
    throw invalid({ founded_at: 'O ano não pode estar no futuro' })
  if (step && !company.otp_required_for_login && !(await hasTwoFactor(ctx, (ctx.actor as SignedIn).login_id)))
    throw invalid({ otp_required_for_login: OWN_STEP_FIRST })
  refusePhotos(company, form)
  mergeContributions(company.contributions, form.contributions_attributes ?? [], new Map())
  await refuseUnknown(ctx, form)
}

function refuseStale({ lock_version }: Company, form: CompanyForm) {
  if (form.lock_version !== undefined && form.lock_version !== lock_version) throw new StaleCompany()
}

type With = { kept: Kept; save: Buffer | null }

async function writeCompany(ctx: Ctx, company: Company, form: CompanyForm, { kept, save }: With) {
  const columns = { ...columnsOf(form), ...pictureColumns(form, kept) }
  const photos = photosAfter(company, form, kept)
  const contributions =
    form.contributions_attributes &&
    mergeContributions(company.contributions, form.contributions_attributes, kept.faces)
  await ctx.db
    .updateTable('companies')
    .set({
      ...columns,
      last_save: save,
      saved_with: ctx.idempotency_key ?? null,
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
