import { isSuspended } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { conflict } from '#server/refusal.ts'

const SUSPENDED = 'A empresa está suspensa: os contratos podem ser lidos, e nada muda neles enquanto a suspensão durar.'

export async function refuseSuspended(ctx: Ctx, company_id: string) {
  if (await isSuspended(ctx, company_id)) throw conflict(SUSPENDED)
}
