import type { Ctx } from '#server/context.ts'
import { brokenConstraint } from '#server/database/transaction.ts'
import { invalid } from '#server/refusal.ts'
import { bareCnpj } from '#wire/cnpj.ts'
import { CNPJ_TAKEN } from '../../wire/registration.ts'
import { myTree } from '../own-company.ts'
import type { Company } from './find-company.ts'

const CNPJ_STAYS = 'O CNPJ de uma empresa verificada não muda por aqui. Escreva para nós em “Fale conosco”.'

export const mayChangeCnpj = (
  { configuration }: Pick<Ctx, 'configuration'>,
  { verification }: Pick<Company, 'verification'>,
) => verification === 'pendente' || configuration.company_verification === 'auto'

export async function refuseCnpj(ctx: Ctx, company: Company, cnpj: string | undefined) {
  if (cnpj === undefined || bareCnpj(cnpj) === company.cnpj) return
  if (!mayChangeCnpj(ctx, company)) throw invalid({ cnpj: CNPJ_STAYS })
  await refuseTakenCnpj(ctx, cnpj)
}

/** Of a company that is one's own, which one it is; of any other, only that it is taken. */
export async function refuseTakenCnpj(ctx: Ctx, cnpj: string) {
  const other = await ctx.db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('cnpj', '=', bareCnpj(cnpj))
    .executeTakeFirst()
  if (!other) return
  const own = (await myTree(ctx)).includes(other.id)
  throw invalid({ cnpj: own ? `Este CNPJ já é de “${other.name}”, que está entre as suas empresas.` : CNPJ_TAKEN })
}

/** Taken in this very instant. */
export const sayTakenCnpj = (error: unknown) => {
  throw brokenConstraint(error) === 'companies_cnpj_taken' ? invalid({ cnpj: CNPJ_TAKEN }) : error
}
