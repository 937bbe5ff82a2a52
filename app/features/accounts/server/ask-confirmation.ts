import type { Ctx, UserType } from '#server/context.ts'
import { enqueue, task } from '#server/tasks/task.ts'
import { confirmationLetters, confirmationLink } from './confirm-email.ts'
import { sendConfirmationLetter } from './letters.ts'
import { loginByEmail } from './logins.ts'
import { spend } from './sessions/attempts.ts'
import { spendOrWait } from './sessions/guesses.ts'
import { placeOf } from './sessions/places.ts'

type Asked = { email: string; user_type: UserType; return_to?: string | undefined }

/** Known and unknown e-mails write the same row, as with recoveries. */
export async function askConfirmation(ctx: Ctx, asked: Asked) {
  await spendOrWait(ctx, { key: `confirmation requests ${placeOf(ctx)}`, times: 30, seconds: 3600 })
  await enqueue(ctx, confirmationTask, asked)
}

export const confirmationTask = task<Asked>('send-confirmation', async (ctx, { email, user_type, return_to }) => {
  const login = await loginByEmail(ctx, user_type, email)
  if (!login || login.disabled_at || login.email_confirmed_at || login.password_hash === null) return
  if (await spend(ctx, [confirmationLetters(login.id)])) return
  await sendConfirmationLetter(ctx, login.id, login.email, await confirmationLink(ctx, login.id, return_to))
})
