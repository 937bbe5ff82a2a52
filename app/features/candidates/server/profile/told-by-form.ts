// What a person tells in a form by a link, with or without an account, goes to the profile, which contracts read.
import type { Ctx } from '#server/context.ts'
import { brokenConstraint } from '#server/database/transaction.ts'
import { invalid } from '#server/refusal.ts'
import { bareCpf } from '#wire/person/cpf.ts'
import type { ProfileForm } from '../../wire/profile.ts'
import { lockProfile } from './reading/find-profile.ts'
import { NO_FILES } from './profile-files.ts'
import { referencesIn, refuseUnknown } from './rows/references.ts'
import { writeProfile } from './write-profile.ts'

const CPF_ELSEWHERE = 'Este CPF está numa conta com outro e-mail. Peça que o convite seja enviado para o e-mail dela.'
const OTHER_CPF = 'A conta deste e-mail tem outro CPF. Fale com quem enviou o convite.'

type Told = Pick<ProfileForm, 'full_name' | 'cpf' | 'date_of_birth' | 'rg' | 'cellphone' | 'address_attributes'>

/** A CPF that stands is another person's where it differs. */
export async function tellProfile(ctx: Ctx, user_info_id: string, told: Told) {
  const { login_id } = await ctx.db
    .selectFrom('user_infos')
    .select('login_id')
    .where('id', '=', user_info_id)
    .executeTakeFirstOrThrow()
  const profile = await lockProfile(ctx, login_id)
  const { cpf } = profile.vault
  if (cpf && told.cpf && bareCpf(cpf) !== bareCpf(told.cpf)) throw invalid({ cpf: OTHER_CPF })
  await refuseUnknown(ctx, referencesIn(told, profile))
  await writeProfile(ctx, profile, told, NO_FILES).catch((error: unknown) => {
    throw brokenConstraint(error) === 'user_info_vaults_cpf_index_key' ? invalid({ cpf: CPF_ELSEWHERE }) : error
  })
}
