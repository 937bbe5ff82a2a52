import { PRIVACY_VERSION, TERMS_VERSION } from '#features/legal-texts/wire.ts'
import type { Ctx, UserType } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { invalid } from '#server/refusal.ts'
import { enqueue, task } from '#server/tasks/task.ts'
import { spend } from '../sessions/attempts.ts'
import { accountKey, spendOrWait } from '../sessions/guesses.ts'
import { sendRecoveryLetter } from '../letters.ts'
import { lockLogin, loginByEmail, recordAcceptance, trustEmail } from '../logins.ts'
import { hashPassword } from './passwords.ts'
import { placeOf, rememberPlace } from '../sessions/places.ts'
import { setPassword } from './set-password.ts'
import { deadLink, findToken, newLink, useToken } from '../tokens.ts'

type Asked = { email: string; user_type: UserType }

/**
 * Known and unknown e-mails write the same row: the account is looked up later, where the time cannot be measured.
 */
export async function askRecovery(ctx: Ctx, { email, user_type }: Asked) {
  await spendOrWait(ctx, { key: `recoveries ${placeOf(ctx)}`, times: 30, seconds: 3600 })
  await enqueue(ctx, recoveryTask, { email, user_type })
}

/**
 * One letter every twenty minutes, while a link lives an hour: flooding an inbox cannot leave its owner without a
 * link.
 */
const LETTERS = { times: 3, seconds: 3600 }

export const recoveryTask = task<Asked>('send-recovery', async (ctx, { email, user_type }) => {
  const login = await loginByEmail(ctx, user_type, email)
  if (!login || login.disabled_at) return
  if (await spend(ctx, [{ key: `recovery letters ${login.id}`, ...LETTERS }])) return
  await sendRecoveryLetter(ctx, login.id, await newLink(ctx, 'recover_password', login))
})

type Accepted = { accepted_terms_version?: string | undefined; accepted_privacy_version?: string | undefined }
type Renewal = Accepted & { token: string; password: string }

/** For an account opened by somebody else, the owner accepts the texts with the first password, by whichever link. */
function mustAccept({ accepted_terms_version: terms, accepted_privacy_version: privacy }: Accepted) {
  const wrong = (given: string | undefined) =>
    given?.trim() ? 'Este texto mudou. Leia a versão atual e aceite para continuar' : 'Leia e aceite para continuar'
  const refused = {
    ...(terms !== TERMS_VERSION && { accepted_terms_version: wrong(terms) }),
    ...(privacy !== PRIVACY_VERSION && { accepted_privacy_version: wrong(privacy) }),
  }
  if (Object.keys(refused).length) throw invalid(refused)
}

/** By the link of a recovery or of an invitation; both prove the e-mail. */
export async function renewPassword(ctx: Ctx, { token, password, ...accepted }: Renewal): Promise<UserType> {
  const found = await findToken(ctx, token, ['recover_password', 'accept_invitation'])
  const comesIn = found.user_type !== 'Operator' && found.password_hash === null && found.used_at === null
  if (comesIn) mustAccept(accepted)
  const password_hash = await hashPassword(password)
  await transaction(ctx, async (ctx) => {
    await lockLogin(ctx, found.login_id)
    if (!(await useToken(ctx, found))) throw deadLink()
    await trustEmail(ctx, found.login_id)
    if (comesIn) await recordAcceptance(ctx, found.login_id)
    await setPassword(ctx, found.login_id, password_hash, { told: found.purpose === 'recover_password' })
  })
  const user_type = found.user_type as UserType
  await rememberPlace(ctx, accountKey(ctx, user_type, found.login_email, found.login_id), placeOf(ctx))
  return user_type
}
