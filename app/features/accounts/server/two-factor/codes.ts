import { randomInt } from 'node:crypto'
import type { Ctx } from '#server/context.ts'
import { writtenOnce } from '#server/database/written-once.ts'
import { tellRecoveryCodeUsed } from '../two-factor-letters.ts'
import { stepOf } from './totp.ts'

const HOW_MANY = 10
/** Without characters that look alike in handwriting: 0 and o, 1, i and l. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'

const confirmed = writtenOnce((db, { login_id }: { login_id: string }) =>
  db
    .selectFrom('two_factors')
    .select('login_id')
    .where('login_id', '=', login_id)
    .where('confirmed_at', 'is not', null),
)
export const hasTwoFactor = async (ctx: Ctx, login_id: string) => (await confirmed(ctx, { login_id })).length > 0

export const WRONG_APP_CODE = 'Código incorreto ou já usado. Espere o próximo código do aplicativo.'
const WRONG_RECOVERY_CODE = 'Código de recuperação incorreto ou já usado.'

const bare = (otp: string) => otp.toLowerCase().replace(/[^a-z0-9]/g, '')

/** A recovery code is written on paper, so there is no next one to wait for. */
export const wrongCode = (otp: string) => (/^\d{0,9}$/.test(bare(otp)) ? WRONG_APP_CODE : WRONG_RECOVERY_CODE)

/** A code of the app or a recovery code, each valid once. */
export const useCode = (ctx: Ctx, login_id: string, otp: string): Promise<boolean> => {
  const typed = bare(otp)
  return /^\d{6}$/.test(typed) ? useAppCode(ctx, login_id, typed) : useRecoveryCode(ctx, login_id, typed)
}

export const openSecret = (ctx: Ctx, login_id: string, sealed: string) =>
  ctx.secrets.open('two factor', login_id, sealed)
export const sealSecret = (ctx: Ctx, login_id: string, secret: string) =>
  ctx.secrets.seal('two factor', login_id, secret)

/** The step only moves forward: a used code is void even within its half minute. */
async function useAppCode(ctx: Ctx, login_id: string, code: string) {
  const factor = await ctx.db
    .selectFrom('two_factors')
    .select('sealed_secret')
    .where('login_id', '=', login_id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  const step = factor && stepOf(openSecret(ctx, login_id, factor.sealed_secret), code, ctx.now)
  if (!step) return false
  const moved = await ctx.db
    .updateTable('two_factors')
    .set({ last_step: step })
    .where('login_id', '=', login_id)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return moved.numUpdatedRows === 1n
}

const hashCode = (ctx: Ctx, login_id: string, code: string) => ctx.secrets.sign('recovery code', `${login_id} ${code}`)

async function useRecoveryCode(ctx: Ctx, login_id: string, code: string) {
  const used = await ctx.db
    .updateTable('recovery_codes')
    .set({ used_at: ctx.now.toISOString() })
    .where('login_id', '=', login_id)
    .where('code_hash', '=', hashCode(ctx, login_id, code))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (used.numUpdatedRows !== 1n) return false
  await tellRecoveryCodeUsed(ctx, login_id, await codesLeft(ctx, login_id))
  return true
}

export async function codesLeft(ctx: Ctx, login_id: string): Promise<number> {
  const { n } = await ctx.db
    .selectFrom('recovery_codes')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('login_id', '=', login_id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(n)
}

const newCode = () => Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Shown once; stored as keyed hashes, so that a copy of the database does not allow trying them. */
export async function writeRecoveryCodes(ctx: Ctx, login_id: string): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newCode)
  await ctx.db.deleteFrom('recovery_codes').where('login_id', '=', login_id).execute()
  await ctx.db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ login_id, code_hash: hashCode(ctx, login_id, code) })))
    .execute()
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}
