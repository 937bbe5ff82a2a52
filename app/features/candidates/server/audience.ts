// Whom something is for. Who interns is known further down in the map.
import type { Ctx, SignedIn } from '#server/context.ts'
import { forbidden } from '#server/refusal.ts'
import { ask, question } from '#server/tasks/question.ts'
import { type Audience, AUDIENCES } from '#wire/person/audience.ts'

export const internAsked = question<{ login_id: string }, boolean>('is an intern')

/** Of whom the asker is one. */
export async function inAudience(ctx: Ctx) {
  const answers = await ask(ctx, internAsked, { login_id: (ctx.actor as SignedIn).login_id })
  return (audience: Audience) => audience === 'everyone' || answers.includes(true)
}

/** Asked where something is given, whatever the page showed. */
export async function refuseOutside(ctx: Ctx, audience: Audience) {
  const meant = await inAudience(ctx)
  if (!meant(audience)) throw forbidden(`${AUDIENCES[audience]} pode pedir isto.`)
}
