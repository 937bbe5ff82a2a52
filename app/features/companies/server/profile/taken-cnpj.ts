import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { bareCnpj } from '#wire/cnpj.ts'
import { CNPJ_TAKEN } from '../../wire/registration.ts'
import { myTree } from '../own-company.ts'

/** Of a company that is one's own, which one it is; of any other, only that it is taken. */
export async function takenCnpj(ctx: Ctx, cnpj: string) {
  const own = await ctx.db
    .selectFrom('companies')
    .select('name')
    .where('cnpj', '=', bareCnpj(cnpj))
    .where('id', 'in', await myTree(ctx))
    .executeTakeFirst()
  return invalid({ cnpj: own ? `Este CNPJ já é de “${own.name}”, que está entre as suas empresas.` : CNPJ_TAKEN })
}
