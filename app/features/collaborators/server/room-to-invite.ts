import { sql } from 'kysely'
import { emailConfirmed } from '#features/accounts/server/accounts.ts'
import { isSuspended, standingOf } from '#features/companies/server/companies.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { forbidden, invalid, Refusal } from '#server/refusal.ts'
import { secondsLeft, today } from '#server/today.ts'
import { bareEmail } from '#wire/person/email.ts'
import { IMPORT_ROWS } from '../wire/collaborators.ts'

/** Letters of invitation to one address, under whatever name they come; one that was accepted was welcome. */
const LETTERS_A_DAY = 3
const LETTERS_IN_ALL = 10
/** New people a company invites in a day: an unknown one is believed little, a known one may send a whole sheet. */
const PEOPLE_A_DAY = { pendente: 20, verificada: IMPORT_ROWS }

export const ENOUGH_LETTERS =
  'Este endereço já recebeu convites demais. Espere um dia ou combine outro e-mail com a pessoa'
const UNCONFIRMED =
  'Confirme o seu e-mail pelo link que enviamos antes de convidar colegas. ' +
  'Se não o recebeu, peça outro em Alterar senha.'
const SUSPENDED = 'A empresa está suspensa e não pode convidar ninguém.'
const FULL = {
  pendente:
    `Enquanto a empresa não é verificada, são até ${PEOPLE_A_DAY.pendente} pessoas convidadas por ` +
    'dia, e as de hoje já foram. Espere até amanhã ou até a verificação.',
  verificada:
    `São até ${PEOPLE_A_DAY.verificada.toLocaleString('pt-BR')} pessoas ` +
    'convidadas por dia, e as de hoje já foram. Espere até amanhã.',
}

const dayAgo = (ctx: Ctx) => new Date(ctx.now.getTime() - 86_400_000).toISOString()

/** Whoever invites has shown that their own address is theirs. */
export async function refuseUnconfirmed(ctx: Ctx) {
  if (!(await emailConfirmed(ctx, (ctx.actor as SignedIn).login_id))) throw forbidden(UNCONFIRMED)
}

export async function refuseSuspended(ctx: Ctx, company_id: string) {
  if (await isSuspended(ctx, company_id)) throw forbidden(SUSPENDED)
}

/**
 * Of so many new people, how many this company may invite today. In the transaction that invites them: what is taken is
 * counted,
 * and the row makes two invitations see each other.
 */
export async function takeRoom(ctx: Ctx, company_id: string, wanted: number): Promise<{ taken: number; full: string }> {
  const { verification } = await standingOf(ctx, company_id)
  if (verification === 'suspensa') return { taken: 0, full: SUSPENDED }
  const { rows } = await sql<{
    people: number
  }>`insert into invited_people as held (company_id, day, people) values (${company_id}, ${today(ctx.now)},
    ${wanted})
    on conflict (company_id) do update set day = excluded.day, people = excluded.people + case when held.day =
      excluded.day then held.people else 0 end returning people`.execute(ctx.db)
  const over = Math.min(wanted, Math.max(0, rows[0]!.people - PEOPLE_A_DAY[verification]))
  if (over)
    await ctx.db
      .updateTable('invited_people')
      .set((e) => ({ people: e('people', '-', over) }))
      .where('company_id', '=', company_id)
      .execute()
  return { taken: wanted - over, full: FULL[verification] }
}

/** Those of these addresses that get no further letter for now. */
export async function hadEnough(ctx: Ctx, emails: string[]) {
  const { rows } = await sql<{
    email: string
  }>`select email from login_tokens where purpose = 'accept_invitation' and email =
    any(${emails.map(bareEmail)}::text[])
    group by email having count(*) filter (where used_at is null) >= ${LETTERS_IN_ALL} or count(*) filter (where
      created_at > ${dayAgo(ctx)}) >= ${LETTERS_A_DAY}`.execute(ctx.db)
  return new Set(rows.map(({ email }) => email))
}

/**
 * One person. In the transaction that writes the letter. Another letter to whom it went today counts for the address
 * only.
 */
export async function refuseInvitation(
  ctx: Ctx,
  { company_id, email, login_id }: { company_id: string; email: string; login_id?: string },
) {
  await refuseSuspended(ctx, company_id)
  if ((await hadEnough(ctx, [email])).size) throw invalid({ email: ENOUGH_LETTERS })
  if (login_id && (await invitedToday(ctx, login_id, email))) return
  const { taken, full } = await takeRoom(ctx, company_id, 1)
  if (!taken) throw new Refusal(429, { messages: [full] }, { 'retry-after': String(secondsLeft(ctx.now)) })
}

async function invitedToday(ctx: Ctx, login_id: string, email: string) {
  const found = await ctx.db
    .selectFrom('login_tokens')
    .select('created_at')
    .where('login_id', '=', login_id)
    .where('purpose', '=', 'accept_invitation')
    .where('email', '=', bareEmail(email))
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return found !== undefined && today(new Date(found.created_at)) === today(ctx.now)
}
