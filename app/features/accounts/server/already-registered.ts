import type { Ctx, UserType } from '#server/context.ts'
import { enqueue, task } from '#server/tasks/task.ts'
import { spend } from './sessions/attempts.ts'
import { tellAlreadyRegistered } from './letters.ts'
import { loginByEmail } from './logins.ts'

type Whose = { email: string; user_type: UserType }

/** A form with an e-mail in use gets the usual answer; the owner of the e-mail gets a letter. */
export const warnOwner = (ctx: Ctx, whose: Whose) => enqueue(ctx, alreadyRegisteredTask, whose)

/** A form sent twice within this time is one registration. */
const JUST_NOW_MS = 60_000

export const alreadyRegisteredTask = task<Whose>('tell-already-registered', async (ctx, { email, user_type }) => {
  const login = await loginByEmail(ctx, user_type, email)
  if (!login || login.disabled_at || ctx.now.getTime() - Date.parse(login.created_at) < JUST_NOW_MS) return
  if (await spend(ctx, [{ key: `already registered ${login.id}`, times: 2, seconds: 86_400 }])) return
  await tellAlreadyRegistered(ctx, login.id)
})
