import type { Ctx, UserType } from '#server/context.ts'
import { Refusal, tooMany, tooManyInWords } from '#server/refusal.ts'
import { type Allowance, forgive, giveBack, spend } from './attempts.ts'
import { lastSeen, placeOf, rememberPlace, seenLately } from './places.ts'

/**
 * Five at once, then one a minute, for an account from one place. The same for known places: another limit would
 * reveal accounts.
 */
const ONE_PLACE = { times: 5, seconds: 300 }
/** All unknown places of an account together: ten at once, then one a minute. */
const STRANGERS = { times: 10, seconds: 600 }
/** One place over all accounts: thirty failures at once, then six a minute. */
const ADDRESS = { times: 30, seconds: 300 }
/** Codes of the second step: five at once, then one in five minutes. */
const CODES = { times: 5, seconds: 1500 }

export type Guess = {
  account: string
  place: string
  known: boolean
  seen_lately: boolean
  own: Allowance
  shared: Allowance[]
}

/** Unknown e-mails are counted like known ones. */
export const accountKey = (ctx: Ctx, user_type: UserType, email: string, login_id?: string) =>
  ctx.secrets.sign('account', login_id ?? `${user_type} ${email}`)

export async function beginGuess(ctx: Ctx, account: string): Promise<Guess> {
  const place = placeOf(ctx)
  const seen = await lastSeen(ctx, account, place)
  const known = seen !== undefined
  const own = { key: `sign in ${account} ${place}`, ...ONE_PLACE }
  const shared = known
    ? []
    : [
        { key: `sign in ${account}`, ...STRANGERS },
        { key: `sign in ${place}`, ...ADDRESS },
      ]
  const wait = await spend(ctx, [own, ...shared])
  if (wait) throw slowDown(wait)
  return { account, place, known, seen_lately: known && seenLately(ctx, seen.seen_at), own, shared }
}

const codes = ({ account, place, known }: Guess): Allowance => ({
  key: `code ${account} ${known ? place : 'strangers'}`,
  ...CODES,
})

export async function beginCode(ctx: Ctx, guess: Guess) {
  const wait = await spend(ctx, [codes(guess)])
  if (wait) throw slowDown(wait)
}

/** This place gets its own allowance from now on. Outside of transactions: one row at a time, so no deadlocks. */
export async function guessedRight(ctx: Ctx, guess: Guess) {
  await forgive(ctx, [guess.own.key, codes(guess).key])
  await giveBack(ctx, guess.shared)
  if (!guess.seen_lately) await rememberPlace(ctx, guess.account, guess.place)
}

const slowDown = (seconds: number) =>
  new Refusal(
    429,
    { error: 'slow_down', error_description: tooManyInWords(seconds) },
    { 'retry-after': String(seconds), pragma: 'no-cache' },
  )

/** The same outside of /oauth. */
export async function spendOrWait(ctx: Ctx, allowance: Allowance) {
  const seconds = await spend(ctx, [allowance])
  if (seconds) throw tooMany(seconds)
}
