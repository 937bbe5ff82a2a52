import { hashPassword, openLogin } from '#features/accounts/server/accounts.ts'
import type { TestApp } from './app.ts'
import { enter, PASSWORD } from './candidate.ts'

/** A signed-in operator's token. */
export async function newOperator(app: TestApp, email = 'operacao@ponte.example') {
  const password_hash = await hashPassword(PASSWORD)
  await openLogin(app.ctx(), { user_type: 'Operator', email, password_hash, email_confirmed: true })
  return (await enter(app, { email, user_type: 'Operator' })).access_token
}
