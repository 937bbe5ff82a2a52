import type { Ctx } from '#server/context.ts'
import { conflict } from '#server/refusal.ts'
import type { Received } from '#wire/endpoint.ts'
import { bareCnpj } from '#wire/cnpj.ts'
import { webLink } from '#wire/link/web-link.ts'
import type { createSubCompany as createWire } from '../../../wire/profile.ts'
import { treeOf } from '../../memberships.ts'
import { membershipIn } from '../../own-company.ts'
import { newCompany } from '../../new-company.ts'
import { refuseTakenCnpj, sayTakenCnpj } from '../change-cnpj.ts'
import { findOwnCompany } from '../find-company.ts'
import { refuseUnknown } from '../refuse-unknown.ts'

/** A group enters its companies in an afternoon; nobody takes every number there is. */
const CREATIONS = { name: 'sub-companies', times: 100, seconds: 3600 }

type Form = Received<typeof createWire>['body']['company']

/** More than any group of companies has, and less than a tree can hold. */
const MOST = 2_000
const FULL =
  `Um grupo pode ter até ${MOST.toLocaleString('pt-BR')} empresas, em ` +
  'até 20 níveis. Fale com a gente para continuar.'

/** Below the own company or one of its branches; its people are invited by who created it. */
export async function createSubCompany(
  ctx: Ctx,
  key: string,
  { cnpj, website, trading_name, ...form }: Form,
): Promise<string> {
  const parent = await findOwnCompany(ctx, key)
  ctx.limits.spend(CREATIONS, membershipIn(ctx).company_id)
  await refuseUnknown(ctx, form)
  await refuseTakenCnpj(ctx, cnpj)
  const company = { ...form, cnpj: bareCnpj(cnpj), website: webLink(website)!, parent_id: parent.id }
  const { id } = await newCompany(ctx, company).catch(sayTakenCnpj)
  if (trading_name) await ctx.db.updateTable('companies').set({ trading_name }).where('id', '=', id).execute()
  const tree = await treeOf(ctx, membershipIn(ctx).company_id)
  ctx.forgetPages()
  if (tree.length > MOST || !tree.some((one) => one.id === id)) throw conflict(FULL)
  return id
}
