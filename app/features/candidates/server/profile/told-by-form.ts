// What a person tells in a form by a link, with or without an account, goes to the profile, which contracts read.
import { loginByEmail, openLogin } from '#features/accounts/server/accounts.ts'
import type { Ctx } from '#server/context.ts'
import { brokenConstraint } from '#server/database/transaction.ts'
import { invalid } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import { bareCpf } from '#wire/person/cpf.ts'
import type { ProfileForm } from '../../wire/profile.ts'
import { lockProfile } from './reading/find-profile.ts'
import { slugFor } from './profile-address.ts'
import { referencesIn, refuseUnknown } from './rows/references.ts'
import { writeProfile } from './write-profile.ts'

const NO_FILES = { avatar: undefined, curriculum: undefined, reports: new Map() }
const CPF_ELSEWHERE = 'Este CPF está numa conta com outro e-mail. Peça que o convite seja enviado para o e-mail dela.'
const OTHER_CPF = 'A conta deste e-mail tem outro CPF. Fale com quem enviou o convite.'

/** Without a password: whoever has the e-mail chooses one as after a forgotten one. */
export async function openProfile(ctx: Ctx, { name, email }: { name: string; email: string }): Promise<string> {
  const login_id = await openLogin(ctx, { user_type: 'User', email, email_confirmed: true })
  const id = uuid(ctx.now.getTime())
  await ctx.db
    .insertInto('user_infos')
    .values({ id, login_id, full_name: name, slug: slugFor(name, id), created_at: ctx.now.toISOString() })
    .execute()
  return id
}

/** The profile behind the e-mail to which the form's link went, if there is one. */
export async function profileByEmail(ctx: Ctx, email: string): Promise<string | undefined> {
  const login = await loginByEmail(ctx, 'User', email)
  if (!login) return undefined
  const found = await ctx.db.selectFrom('user_infos').select('id').where('login_id', '=', login.id).executeTakeFirst()
  return found?.id
}

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
