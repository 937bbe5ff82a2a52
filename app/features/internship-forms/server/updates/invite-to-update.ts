import { myTree } from '#features/companies/server/companies.ts'
import { refuseEnded, refuseSuspended, refuseTerminated } from '#features/internships/server/internships.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { notFound } from '#server/refusal.ts'
import type { Received } from '#wire/endpoint.ts'
import type * as wire from '../../wire/updates/update-invites.ts'
import { deadline, inviteToForm, openForm } from '../kit/invite.ts'
import { addFormLink } from '../kit/links.ts'
import { holdsToday } from './holds-today.ts'
import { update } from './update-kind.ts'

const NONE = 'Não encontramos este estágio.'

/** Held, so that nothing ends it meanwhile. */
const held = (ctx: Ctx, id: string) =>
  ctx.db
    .selectFrom('internships as i')
    .innerJoin('user_infos as u', 'u.id', 'i.user_info_id')
    .innerJoin('logins as l', 'l.id', 'u.login_id')
    .select(['i.company_id', 'i.user_info_id', 'u.login_id', 'u.full_name as person_name', 'l.email as person_email'])
    .where('i.id', '=', id)
    .forUpdate('i')
    .executeTakeFirst()
type Held = NonNullable<Awaited<ReturnType<typeof held>>>

async function refuseSettled(ctx: Ctx, internship_id: string) {
  await holdsToday(ctx, internship_id)
  await refuseEnded(ctx, internship_id)
  await refuseTerminated(ctx, internship_id)
}

const inviteOf = (internship_id: string, { company_id, user_info_id, person_name, person_email }: Held) => ({
  company_id,
  user_info_id,
  person_name,
  person_email,
  internship_id,
})

type Invite = Received<typeof wire.inviteToUpdate>['body']['invite']

/** By the company of the internship, or the operation. */
export const inviteToUpdate = (ctx: Ctx, { internship_id, purpose, expires_on }: Invite) =>
  transaction(ctx, async (ctx) => {
    const found = await held(ctx, internship_id)
    const operator = ctx.actor.user_type === 'Operator'
    if (!found || !(operator || (await myTree(ctx)).includes(found.company_id))) throw notFound(NONE)
    if (!operator) await refuseSuspended(ctx, found.company_id)
    await refuseSettled(ctx, internship_id)
    return inviteToForm(ctx, update, { ...inviteOf(internship_id, found), purpose: purpose ?? null, expires_on })
  })

/** By the intern: the one that is open already, or a new one; nobody is written to. */
export const beginOwnUpdate = (ctx: Ctx, internship_id: string) =>
  transaction(ctx, async (ctx) => {
    const found = await held(ctx, internship_id)
    if (!found || found.login_id !== (ctx.actor as SignedIn).login_id) throw notFound(NONE)
    await refuseSettled(ctx, internship_id)
    const open = await ctx.db
      .selectFrom('internship_forms')
      .select('id')
      .where('kind', '=', 'update')
      .where('state', '=', 'open')
      .where('internship_id', '=', internship_id)
      .executeTakeFirst()
    const id = open?.id ?? (await openForm(ctx, update, inviteOf(internship_id, found)))
    // One that nobody answered in time is answered now; of one that nobody asked for the company hears.
    await ctx.db
      .updateTable('internship_forms')
      .set((e) => ({
        ...(!open && { created_by: null }),
        expires_on: e.fn('greatest', ['expires_on', e.val(deadline(ctx, undefined))]),
      }))
      .where('id', '=', id)
      .execute()
    const uuid = await addFormLink(ctx, id)
    return { data: { id: uuid, type: 'own_invite' as const, attributes: { form_url: `${update.path}/${uuid}/login` } } }
  })
