import { placeOf, spendOrWait } from '#features/accounts/server/accounts.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import type { ProfileForm } from '../../wire/profile.ts'
import { bareCpf } from '#wire/person/cpf.ts'
import type { Profile } from './reading/find-profile.ts'

/**
 * Another CPF than one's own is answered with whether somebody has it: a mistake or two, never a list of them. A
 * school's room signs up together.
 */
export async function spendCpf(ctx: Ctx, { login_id }: SignedIn, { vault }: Profile, { cpf }: ProfileForm) {
  if (!cpf || (vault.cpf && bareCpf(vault.cpf) === bareCpf(cpf))) return
  await spendOrWait(ctx, { key: `cpf ${login_id}`, times: 5, seconds: 3600 })
  await spendOrWait(ctx, { key: `cpf ${placeOf(ctx)}`, times: 100, seconds: 3600 })
}
