import { myTree } from '#features/companies/server/companies.ts'
import { refuseSuspended } from '#features/internships/server/internships.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, notFound } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import { uuid } from '#server/uuid.ts'
import type { Received } from '#wire/endpoint.ts'
import { bareEmail } from '#wire/person/email.ts'
import { formatDate } from '#wire/time/date.ts'
import type { askForData as endpoint } from '../../wire/data/data-forms.ts'
import { findForm } from '../kit/form-rows.ts'
import { deadline, openForm, sendFormLetter } from '../kit/invite.ts'
import { data } from './data-kind.ts'
import { partyOf } from './requests-of.ts'

type Form = Received<typeof endpoint>['body']['data_form']

const NONE = 'Não encontramos este estágio.'
/** Who left is asked for so long: documents of the end, tax papers, a transport card. */
const AFTER_MONTHS = 12
const tooLate = (day: string) =>
  `Este estágio terminou em ${formatDate(day)}. Dados podem ser pedidos por até ${AFTER_MONTHS} meses depois do fim.`

type Ends = { ended_at: string | null; ends_on: string | null; agreed_at: string | null }

/** The last day, where it has passed. */
function leftOn(ctx: Ctx, { ended_at, ends_on, agreed_at }: Ends) {
  if (ended_at) return today(new Date(ended_at))
  return agreed_at !== null && ends_on !== null && ends_on < today(ctx.now) ? ends_on : null
}

/** The same day a year later; of 29 February the 1 March. */
function monthsLater(day: string) {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return new Date(Date.UTC(year, month - 1 + AFTER_MONTHS, date)).toISOString().slice(0, 10)
}

async function personOf(ctx: Ctx, internship_id: string) {
  const found = await ctx.db
    .selectFrom('internships as i')
    .innerJoin('user_infos as u', 'u.id', 'i.user_info_id')
    .innerJoin('logins as l', 'l.id', 'u.login_id')
    .select(['i.id as internship_id', 'i.company_id', 'i.user_info_id', 'i.ended_at', 'i.ends_on', 'i.agreed_at'])
    .select(['u.full_name as person_name', 'l.email as person_email'])
    .where('i.id', '=', internship_id)
    .where('i.dropped_at', 'is', null)
    // Two requests at once find each other's form.
    .forUpdate('i')
    .executeTakeFirst()
  const mine = found && (partyOf(ctx) === 'walljobs' || (await myTree(ctx)).includes(found.company_id))
  if (!found || !mine) throw notFound(NONE)
  if (partyOf(ctx) === 'company_sign') await refuseSuspended(ctx, found.company_id)
  const left_on = leftOn(ctx, found)
  if (left_on && today(ctx.now) > monthsLater(left_on)) throw conflict(tooLate(left_on))
  const { company_id, user_info_id, person_name, person_email } = found
  return { internship_id, company_id, user_info_id, person_name, person_email, left_on }
}
type Asked = Awaited<ReturnType<typeof personOf>>

const waiting = (ctx: Ctx, { internship_id }: Pick<Asked, 'internship_id'>) =>
  ctx.db
    .selectFrom('internship_forms')
    .select(['id', 'asked'])
    .where('kind', '=', 'data')
    .where('state', '=', 'open')
    .where('internship_id', '=', internship_id)
    .forUpdate()
    .executeTakeFirst()

/** What waits already and what is asked now go in one form, with a letter and a link anew. */
async function formFor(
  ctx: Ctx,
  { left_on, ...person }: Asked,
  { fields, purpose, deadline: until }: Form,
): Promise<string> {
  deadline(ctx, until, 'deadline')
  const there = await waiting(ctx, person)
  const left = left_on ? { on: left_on, why: purpose.trim() } : undefined
  if (!there)
    return openForm(ctx, data, { ...person, asked: { fields: [...new Set(fields)], left }, expires_on: until })
  const all = [...new Set([...(there.asked as { fields: string[] }).fields, ...fields])]
  await ctx.db
    .updateTable('internship_forms')
    .set((e) => ({
      asked: JSON.stringify({ fields: all, left }),
      person_email: bareEmail(person.person_email),
      expires_on: e.fn('greatest', ['expires_on', e.val(until)]),
      invited_at: ctx.now.toISOString(),
      lock_version: e('lock_version', '+', 1),
    }))
    .where('id', '=', there.id)
    .execute()
  return there.id
}

/** By the company of the internship, or the operation. */
export const askForData = (ctx: Ctx, form: Form) =>
  transaction(ctx, async (ctx) => {
    const person = await personOf(ctx, form.internship_id)
    const form_id = await formFor(ctx, person, form)
    await ctx.db
      .insertInto('data_requests')
      .values({
        id: uuid(ctx.now.getTime()),
        form_id,
        party: partyOf(ctx),
        fields: [...new Set(form.fields)],
        purpose: form.purpose.trim(),
        deadline: form.deadline,
        asked_by: (ctx.actor as SignedIn).login_id,
        asked_at: ctx.now.toISOString(),
      })
      .execute()
    await sendFormLetter(ctx, data, await findForm(ctx, form_id))
    return form_id
  })
