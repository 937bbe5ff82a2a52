// One's own profile has the account in it: e-mail, password and second step change with the proof that it is oneself.
import type { Sent } from '#wire/endpoint.ts'
import { bareEmail } from '#wire/person/email.ts'
import { isPassword, PASSWORD_PATTERN, PASSWORDS_DIFFER } from '#wire/person/password.ts'
import { BLANK } from '#wire/text/sentences.ts'
import * as z from 'zod/mini'
import type { updateCollaborator } from '../wire.ts'

export const accountShape = {
  password: z.string().check(
    z.maxLength(200),
    z.refine((text) => text === '' || isPassword(text), PASSWORD_PATTERN),
  ),
  password_confirmation: z.string(),
  current_password: z.string().check(z.maxLength(200)),
  otp: z.string().check(z.maxLength(100)),
  otp_required_for_login: z.boolean(),
}
const account = z.object(accountShape)
type Account = z.output<typeof account> & { email: string }

/** As the account stands before the form is sent. */
export type AccountBefore = { email: string; otp_required_for_login: boolean }

export const emptyAccount = { password: '', password_confirmation: '', current_password: '', otp: '' }

export const newEmailIn = ({ email }: Pick<Account, 'email'>, before: AccountBefore) =>
  bareEmail(email) !== before.email
const turns = ({ otp_required_for_login }: Pick<Account, 'otp_required_for_login'>, before: AccountBefore) =>
  otp_required_for_login !== before.otp_required_for_login
export const asksProof = (
  form: Pick<Account, 'email' | 'password' | 'otp_required_for_login'>,
  before: AccountBefore,
) => Boolean(form.password) || newEmailIn(form, before) || turns(form, before)
export const asksCode = (form: Pick<Account, 'otp_required_for_login'>, before: AccountBefore) =>
  before.otp_required_for_login || turns(form, before)

const said = <F extends Account>(path: keyof Account, error: string, right: (form: F) => boolean) =>
  z.refine<F>(right, { path: [path], error })

export const accountRules = <F extends Account>(before: AccountBefore) => [
  said<F>(
    'password_confirmation',
    PASSWORDS_DIFFER,
    ({ password, password_confirmation }) => !password || password === password_confirmation,
  ),
  said<F>('current_password', BLANK, (form) => !asksProof(form, before) || form.current_password !== ''),
  said<F>('otp', BLANK, (form) => !asksProof(form, before) || !asksCode(form, before) || form.otp.trim() !== ''),
]

type Changes = Pick<
  Sent<typeof updateCollaborator>['company_manager'],
  'email' | 'password' | 'password_confirmation' | 'current_password' | 'otp' | 'otp_required_for_login'
>

/** What is to change, with the proof; nothing at all where nothing changes. */
export function accountChanges(form: Account, before: AccountBefore): Changes {
  if (!asksProof(form, before)) return {}
  const { email, password, password_confirmation, current_password, otp, otp_required_for_login } = form
  return {
    current_password,
    ...(asksCode(form, before) && { otp }),
    ...(password && { password, password_confirmation }),
    ...(newEmailIn(form, before) && { email }),
    ...(turns(form, before) && { otp_required_for_login }),
  }
}
