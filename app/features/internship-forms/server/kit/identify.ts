// Who comes by the link tells a CPF and a date of birth. Five wrong pairs in 15 minutes close the invite for a while to
// whoever tried from that network, twenty over the link's life close the link to it, and two hundred from anywhere close
// the form; each wrong pair gets the same answer.
import { identityForContracts, openFormInvite, profileByEmail } from '#features/candidates/server/candidates.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, invalid, Refusal, tooMany } from '#server/refusal.ts'
import { hashToken, newToken } from '#server/secrets/secrets.ts'
import { bareCpf } from '#wire/person/cpf.ts'
import { isoDate } from '#wire/time/date.ts'
import type { FormKind, FormRow, Identity } from './form-kind.ts'
import { answersOf, identityOf, lockForm, sealAnswers, sealIdentity } from './form-rows.ts'
import { formOfLink } from './links.ts'

const NAMES = ['cpf', 'date_of_birth'] as const
const TRIES = 5
const TRIES_OF_LINK = 20
/** High enough that a stranger at one place locks nobody out. */
const TRIES_OF_FORM = 200
const WINDOW_MS = 15 * 60_000
const HOURS = 2
const SPENT = 'Foram tentativas demais com este link. Peça outro a quem convidou você.'
const WRONG = 'O CPF e a data de nascimento não conferem com os deste convite.'
export const ANSWERED = 'Este formulário já foi respondido.'
export const OVER = 'A sua sessão terminou. Identifique-se de novo: o que você respondeu continua salvo.'

type Told = { cpf: string; date_of_birth: string }

/** As it was told with the invite; else as the profile says. What nobody knows, the person tells first. */
async function known(ctx: Ctx, form: FormRow): Promise<Identity> {
  const told = identityOf(ctx, form)
  if ((told.cpf && told.date_of_birth) || !form.user_info_id) return told
  const { date_of_birth } = await ctx.db
    .selectFrom('user_infos')
    .select('date_of_birth')
    .where('id', '=', form.user_info_id)
    .executeTakeFirstOrThrow()
  const { cpf } = await identityForContracts(ctx, form.user_info_id)
  return { cpf: told.cpf ?? (cpf && bareCpf(cpf)), date_of_birth: told.date_of_birth ?? date_of_birth }
}

/** Who has an account at the invited address, with this CPF, is known by it from here on. */
async function profileBehind(ctx: Ctx, { user_info_id, person_email }: FormRow, { cpf }: Told) {
  if (user_info_id) return user_info_id
  const found = await profileByEmail(ctx, person_email)
  const told = found && (await identityForContracts(ctx, found)).cpf
  return told && bareCpf(told) === cpf ? found : null
}

const networkHash = ({ secrets, network }: Ctx) => secrets.sign('network of a try', network)

async function isSpent(ctx: Ctx, form_id: string, link_hash: Buffer) {
  const { here, all } = await ctx.db
    .selectFrom('internship_form_tries')
    .select(({ fn, and, eb }) => [
      fn
        .countAll<string>()
        .filterWhere(and([eb('network_hash', '=', networkHash(ctx)), eb('link_hash', '=', link_hash)]))
        .as('here'),
      fn.countAll<string>().as('all'),
    ])
    .where('form_id', '=', form_id)
    .executeTakeFirstOrThrow()
  return Number(here) >= TRIES_OF_LINK || Number(all) >= TRIES_OF_FORM
}

const lately = (ctx: Ctx, form_id: string) =>
  ctx.db
    .selectFrom('internship_form_tries')
    .select('tried_at')
    .where('form_id', '=', form_id)
    .where('network_hash', '=', networkHash(ctx))
    .where('tried_at', '>', new Date(ctx.now.getTime() - WINDOW_MS).toISOString())
    .orderBy('tried_at', 'desc')
    .limit(TRIES)
    .execute()

/** A session of its own; with a profile behind it, it reads what the form begins with, too. */
export async function openSession(ctx: Ctx, { id, kind, user_info_id }: FormRow) {
  const purpose = kind as FormKind['name']
  // A request for data opens what it asks for, and no more of the profile.
  const session =
    user_info_id && kind !== 'data'
      ? await openFormInvite(ctx, { user_info_id, purpose, days: HOURS / 24 })
      : newToken()
  const expires_at = new Date(ctx.now.getTime() + HOURS * 3_600_000).toISOString()
  await ctx.db
    .insertInto('internship_form_sessions')
    .values({ token_hash: hashToken(session), form_id: id, created_at: ctx.now.toISOString(), expires_at })
    .execute()
  return { session, expires_at }
}

type Outcome = 'wrong' | 'spent' | { wait: number } | { session: string; expires_at: string }

/** A try counts in a transaction of its own: the one that refuses would take it back. */
export async function identify(ctx: Ctx, kind: FormKind, uuid: string, told: Told) {
  const { id, state } = await formOfLink(ctx, kind, uuid)
  if (state === 'answered') throw conflict(ANSWERED)
  const outcome = await transaction(ctx, async (ctx): Promise<Outcome> => {
    const held = await lockForm(ctx, id)
    const link_hash = hashToken(uuid)
    if (await isSpent(ctx, held.id, link_hash)) return 'spent'
    const tries = await lately(ctx, held.id)
    if (tries.length >= TRIES)
      return { wait: Math.ceil((Date.parse(tries.at(-1)!.tried_at) + WINDOW_MS - ctx.now.getTime()) / 1000) }
    const stands = await known(ctx, held)
    const here = { cpf: bareCpf(told.cpf), date_of_birth: isoDate(told.date_of_birth)! }
    const right = NAMES.every((one) => stands[one] === null || stands[one] === here[one])
    if (!right) {
      await ctx.db
        .insertInto('internship_form_tries')
        .values({ form_id: held.id, tried_at: ctx.now.toISOString(), network_hash: networkHash(ctx), link_hash })
        .execute()
      return 'wrong'
    }
    const pinned = NAMES.filter((one) => stands[one] === null)
    const user_info_id = await profileBehind(ctx, held, here)
    const form = { ...held, user_info_id }
    const answers = { ...answersOf(ctx, held), ...(held.opened_at ? {} : await kind.begin?.(ctx, form)) }
    await ctx.db
      .updateTable('internship_forms')
      .set({
        user_info_id,
        sealed_identity: sealIdentity(ctx, held.id, {
          ...here,
          pinned: [...(identityOf(ctx, held).pinned ?? []), ...pinned],
        }),
        sealed_answers: sealAnswers(ctx, held.id, answers),
        opened_at: held.opened_at ?? ctx.now.toISOString(),
      })
      .where('id', '=', held.id)
      .execute()
    return openSession(ctx, form)
  })
  if (outcome === 'wrong') throw invalid({ cpf: WRONG, date_of_birth: WRONG })
  if (outcome === 'spent') throw new Refusal(429, { messages: [SPENT] }, { 'retry-after': '86400' })
  if ('wait' in outcome) throw tooMany(outcome.wait)
  return outcome
}
