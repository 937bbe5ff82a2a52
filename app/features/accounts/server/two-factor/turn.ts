import type { Ctx, SignedIn } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, forbidden, invalid } from '#server/refusal.ts'
import { tellRecoveryCodesRenewed, tellTwoFactorOff, tellTwoFactorOn } from '../two-factor-letters.ts'
import { findLogin } from '../logins.ts'
import { givenCode, type Proof, proveIdentity, provePassword, type Write } from '../prove-identity.ts'
import { hasTwoFactor, openSecret, sealSecret, WRONG_APP_CODE, writeRecoveryCodes } from './codes.ts'
import { whyCompulsory } from './compulsory.ts'
import { enrolment, newSecret, stepOf } from './totp.ts'

const ALREADY_ON = 'A verificação em duas etapas já está ligada nesta conta.'
const OFF = 'A verificação em duas etapas está desligada nesta conta.'
const BEGIN_FIRST = 'Comece pela leitura do QR code com o aplicativo autenticador.'

/** The secret has no effect until proven. An account opened with somebody else's e-mail cannot be locked with it. */
export async function beginTwoFactor(ctx: Ctx, { login_id }: SignedIn) {
  const { email, email_confirmed_at } = await findLogin(ctx, login_id)
  if (!email_confirmed_at) throw conflict('Confirme seu e-mail antes de ligar a verificação em duas etapas.')
  const secret = newSecret()
  const values = { sealed_secret: sealSecret(ctx, login_id, secret), begun_at: ctx.now.toISOString() }
  const begun = await ctx.db
    .insertInto('two_factors')
    .values({ login_id, ...values })
    .onConflict((c) => c.column('login_id').doUpdateSet(values).where('two_factors.confirmed_at', 'is', null))
    .executeTakeFirst()
  if (begun.numInsertedOrUpdatedRows !== 1n) throw conflict(ALREADY_ON)
  return enrolment(secret, { issuer: ctx.configuration.app_name, label: email })
}

/** Turned on with the password and the first code of the app. */
export async function proveForOn(ctx: Ctx, actor: SignedIn, { current_password, otp }: Proof): Promise<Write> {
  const { login_id } = actor
  const begun = await ctx.db
    .selectFrom('two_factors')
    .select(['sealed_secret', 'confirmed_at'])
    .where('login_id', '=', login_id)
    .executeTakeFirst()
  if (begun?.confirmed_at) throw conflict(ALREADY_ON)
  if (!begun) throw conflict(BEGIN_FIRST)
  await provePassword(ctx, actor, current_password)
  const step = stepOf(openSecret(ctx, login_id, begun.sealed_secret), givenCode(otp).replace(/\s/g, ''), ctx.now)
  if (!step) throw invalid({ otp: WRONG_APP_CODE })
  return async (ctx) => {
    const on = await ctx.db
      .updateTable('two_factors')
      .set({ confirmed_at: ctx.now.toISOString(), last_step: step })
      .where('login_id', '=', login_id)
      .where('confirmed_at', 'is', null)
      .where('sealed_secret', '=', begun.sealed_secret)
      .executeTakeFirst()
    if (on.numUpdatedRows !== 1n) throw conflict(BEGIN_FIRST)
    await tellTwoFactorOn(ctx, login_id)
    return writeRecoveryCodes(ctx, login_id)
  }
}

async function proveBoth(ctx: Ctx, actor: SignedIn, proof: Proof): Promise<Write> {
  if (!(await hasTwoFactor(ctx, actor.login_id))) throw conflict(OFF)
  return proveIdentity(ctx, actor, proof)
}

/** Turned off with a password and a code, like any change. */
export async function proveForOff(ctx: Ctx, actor: SignedIn, proof: Proof): Promise<Write> {
  const why = await whyCompulsory(ctx, actor)
  if (why) throw forbidden(why)
  const useProof = await proveBoth(ctx, actor, proof)
  return async (ctx) => {
    await useProof(ctx)
    await ctx.db.deleteFrom('two_factors').where('login_id', '=', actor.login_id).execute()
    await tellTwoFactorOff(ctx, actor.login_id)
    return undefined
  }
}

export async function turnTwoFactorOn(ctx: Ctx, actor: SignedIn, proof: Proof): Promise<string[]> {
  const write = await proveForOn(ctx, actor, proof)
  return (await transaction(ctx, write))!
}

export async function turnTwoFactorOff(ctx: Ctx, actor: SignedIn, proof: Proof) {
  const write = await proveForOff(ctx, actor, proof)
  await transaction(ctx, write)
}

export async function renewRecoveryCodes(ctx: Ctx, actor: SignedIn, proof: Proof): Promise<string[]> {
  const useProof = await proveBoth(ctx, actor, proof)
  return transaction(ctx, async (ctx) => {
    await useProof(ctx)
    await tellRecoveryCodesRenewed(ctx, actor.login_id)
    return writeRecoveryCodes(ctx, actor.login_id)
  })
}
