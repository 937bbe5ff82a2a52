import type { Ctx } from '#server/context.ts'
import { brokenConstraint, transaction } from '#server/database/transaction.ts'
import { conflict, invalid } from '#server/refusal.ts'
import type { Received } from '#wire/endpoint.ts'
import { bareCnpj } from '#wire/cnpj.ts'
import { webLink } from '#wire/web-link.ts'
import type { createSubCompany as createWire } from '../../wire/profile.ts'
import { CNPJ_TAKEN } from '../../wire/registration.ts'
import { treeOf } from '../memberships.ts'
import { membershipIn } from '../own-company.ts'
import { newCompany } from '../write.ts'
import { findOwnCompany } from './find-company.ts'
import { refuseUnknown } from './refuse-unknown.ts'

type Form = Received<typeof createWire>['body']['company']

/** More than any group of companies has, and less than a tree can hold. */
const MOST = 2_000
const FULL = `Um grupo pode ter até ${MOST.toLocaleString('pt-BR')} empresas, em até 20 níveis. Fale com a gente para continuar.`

/** Below the own company or one of its branches; its people are invited by who created it. */
export async function createSubCompany(ctx: Ctx, key: string, { cnpj, website, trading_name, ...form }: Form): Promise<string> {
  const parent = await findOwnCompany(ctx, key)
  await refuseUnknown(ctx, form)
  return transaction(ctx, async (ctx) => {
    const { id } = await newCompany(ctx, { ...form, cnpj: bareCnpj(cnpj), website: webLink(website)!, parent_id: parent.id })
    if (trading_name) await ctx.db.updateTable('companies').set({ trading_name }).where('id', '=', id).execute()
    const tree = await treeOf(ctx, membershipIn(ctx).company_id)
    if (tree.length > MOST || !tree.some((one) => one.id === id)) throw conflict(FULL)
    return id
  }).catch((error: unknown) => {
    throw brokenConstraint(error) === 'companies_cnpj_taken' ? invalid({ cnpj: CNPJ_TAKEN }) : error
  })
}
