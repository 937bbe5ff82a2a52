// An open invite is sent again, to another address where it was wrong, or taken back.
import { myTree } from '#features/companies/server/companies.ts'
import { removeFile } from '#features/files/server/files.ts'
import { refuseSuspended } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { brokenConstraint, transaction } from '#server/database/transaction.ts'
import { conflict, invalid, notFound } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import { isoDate } from '#wire/time/date.ts'
import type { FORM_KINDS } from '../../wire/form-words.ts'
import { partyOf } from '../data/requests-of.ts'
import { addressOf } from './address-of.ts'
import type { FormRow } from './form-kind.ts'
import { findForm, identityOf, lockForm, sealIdentity } from './form-rows.ts'
import { ASKED_ALREADY, deadline, sendFormLetter } from './invite.ts'
import { KINDS } from './kinds.ts'
import { revokeLinks } from './links.ts'
import { sentInvite, showSentInvite } from './sent-invites.ts'

const SHARED = 'Este formulário leva pedidos de dados de outra parte também: ninguém o reenvia nem cancela sozinho.'

/** Requests for data by others stay as they were asked. */
async function refuseOthers(ctx: Ctx, form_id: string) {
  const other = await ctx.db
    .selectFrom('data_requests')
    .select('id')
    .where('form_id', '=', form_id)
    .where('party', '!=', partyOf(ctx))
    .executeTakeFirst()
  if (other) throw conflict(SHARED)
}

/** Held, of whoever asks. */
async function own(ctx: Ctx, id: string): Promise<FormRow> {
  const form = await lockForm(ctx, id)
  const operator = ctx.actor.user_type === 'Operator'
  if (!operator && !(await myTree(ctx)).includes(form.company_id)) throw notFound('Não encontramos este convite.')
  if (!operator) await refuseSuspended(ctx, form.company_id)
  await refuseOthers(ctx, id)
  return form
}

const DONE: Record<string, string> = {
  answered: 'Este convite já foi respondido.',
  withdrawn: 'Este convite já foi cancelado.',
}
async function refuseDone(ctx: Ctx, form: FormRow) {
  const words = DONE[form.state]
  if (words) throw conflict(words, { data: await sentInvite(ctx, form) })
}

async function forgetDocuments(ctx: Ctx, form_id: string) {
  const files = await ctx.db
    .deleteFrom('internship_form_documents')
    .where('form_id', '=', form_id)
    .returning('file_id as id')
    .execute()
  for (const file of files) await removeFile(ctx, file)
}

type Again = { email?: string | undefined; expires_on?: string | undefined }

const isOther = ({ user_info_id, person_email }: FormRow, email: string) => !user_info_id && email !== person_email

/** What only the person has told is asked anew; behind another address it is somebody else. */
function askedAnew(ctx: Ctx, form: FormRow, person_email: string) {
  const { pinned = [], ...identity } = identityOf(ctx, form)
  for (const name of pinned) identity[name] = null
  return {
    sealed_identity: sealIdentity(ctx, form.id, identity),
    person_email,
    ...(isOther(form, person_email) && { opened_at: null, sealed_answers: null }),
  }
}

export const sendInviteAgain = (ctx: Ctx, id: string, { email, expires_on }: Again) =>
  transaction(ctx, async (ctx) => {
    const form = await own(ctx, id)
    await refuseDone(ctx, form)
    const address = await addressOf(ctx, form, email)
    if (isOther(form, address)) await forgetDocuments(ctx, id)
    const until = expires_on === undefined ? undefined : isoDate(expires_on)
    const short = form.expires_on < today(ctx.now, 3)
    await ctx.db
      .updateTable('internship_forms')
      .set({
        ...askedAnew(ctx, form, address),
        expires_on: until || short ? deadline(ctx, until) : form.expires_on,
        invited_at: ctx.now.toISOString(),
      })
      .where('id', '=', id)
      .execute()
      .catch((error: unknown) => {
        throw brokenConstraint(error) === 'internship_forms_open' ? invalid({ email: ASKED_ALREADY }) : error
      })
    await sendFormLetter(ctx, KINDS[form.kind as keyof typeof FORM_KINDS]!, await findForm(ctx, id))
    return id
  })

export const withdrawInvite = (ctx: Ctx, id: string) =>
  transaction(ctx, async (ctx) => {
    const form = await own(ctx, id)
    if (form.state === 'answered') await refuseDone(ctx, form)
    if (form.state === 'open') {
      await revokeLinks(ctx, id)
      await forgetDocuments(ctx, id)
      await ctx.db
        .updateTable('internship_forms')
        .set({ state: 'withdrawn', withdrawn_at: ctx.now.toISOString(), sealed_answers: null })
        .where('id', '=', id)
        .execute()
    }
    return showSentInvite(ctx, id)
  })
