// What was answered is looked at before it changes anything: what is accepted goes into the profile, and what stands in
// a signed contract into the draft of an amendment.
import { type ProfileForm, updateProfile } from '#features/candidates/server/candidates.ts'
import { proposeAmendment } from '#features/contracts/server/contracts.ts'
import { holdPerson, refuseSuspended } from '#features/internships/server/internships.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { conflict, invalid } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import type { FormRow } from '../kit/form-kind.ts'
import { changesOf, type DataChange } from './changes-of.ts'
import { findAnswer, showAnswer } from './list-answers.ts'
import { namesIn, partyOf, requestsOf } from './requests-of.ts'

const NOT_ANSWERED = 'Esta pessoa ainda não respondeu.'
const CHECKED = 'Estas respostas já foram conferidas. Mostramos como ficou.'
const OUTDATED = 'Este dado mudou depois da resposta. Confira de novo, ou peça-o outra vez.'
const NO_CHANGE = 'Aceite só o que a pessoa mudou'

async function amend(ctx: Ctx, { internship_id, person_name }: FormRow, changes: DataChange[]) {
  if (!changes.length) return null
  const { envelope_id } = await proposeAmendment(ctx, {
    internship_id: internship_id!,
    terms: Object.assign({}, ...changes.map(({ terms }) => terms)) as object,
    effective_on: today(ctx.now),
    by: { name: person_name, party: 'internship_sign' },
  })
  return envelope_id
}

/** By the rules of the profile's own forms. */
async function writeProfile(ctx: Ctx, { user_info_id }: FormRow, told: ProfileForm) {
  const { login_id } = await ctx.db
    .selectFrom('user_infos')
    .select('login_id')
    .where('id', '=', user_info_id)
    .executeTakeFirstOrThrow()
  const write = await updateProfile(ctx, { ...(ctx.actor as SignedIn), user_type: 'User', login_id }, told)
  await write(ctx)
}

const list = new Intl.ListFormat('pt-BR')
const labels = (changes: DataChange[]) => list.format(changes.map(({ label }) => label))

function outcome(all: DataChange[], profile: DataChange[], amended: DataChange[]) {
  const left = all.filter((one) => !profile.includes(one) && !amended.includes(one))
  return [
    ...(profile.length ? [`Foi para o seu perfil: ${labels(profile)}.`] : []),
    ...(amended.length ? [`Está no seu contrato e vai num termo aditivo, que você assina: ${labels(amended)}.`] : []),
    ...(left.length ? [`Ficou como estava: ${labels(left)}.`] : []),
    ...(all.length ? [] : ['Nada mudou no seu perfil.']),
  ]
}

export const checkAnswer = (ctx: Ctx, id: string, accepted: readonly string[]): Promise<string> =>
  transaction(ctx, async (ctx) => {
    const form = await findAnswer(ctx, id, { lock: true })
    const party = partyOf(ctx)
    if (form.state !== 'answered') throw conflict(NOT_ANSWERED, await showAnswer(ctx, id))
    if (party === 'company_sign') await refuseSuspended(ctx, form.company_id)
    // Its owner writes none of it meanwhile.
    await holdPerson(ctx, form.user_info_id!)
    const all = await changesOf(ctx, form, namesIn(await requestsOf(ctx, id, party)))
    if (accepted.some((name) => !all.some(({ field }) => field === name))) throw invalid({ accepted: NO_CHANGE })
    if (all.some(({ field, outdated }) => outdated && accepted.includes(field)))
      throw conflict(OUTDATED, await showAnswer(ctx, id))
    const taken = all.filter(({ field }) => accepted.includes(field))
    const [amended, profile] = [taken.filter(({ terms }) => terms), taken.filter(({ terms }) => !terms)]
    const inserted = await ctx.db
      .insertInto('data_checks')
      .values({
        form_id: id,
        party,
        accepted: profile.map(({ field }) => field),
        amended: amended.map(({ field }) => field),
        checked_by: (ctx.actor as SignedIn).login_id,
        checked_at: ctx.now.toISOString(),
      })
      .onConflict((c) => c.doNothing())
      .executeTakeFirst()
    if (!inserted.numInsertedOrUpdatedRows) throw conflict(CHECKED, await showAnswer(ctx, id))
    const told = Object.fromEntries(profile.map(({ field, value }) => [field, value]))
    if (profile.length) await writeProfile(ctx, form, told)
    const envelope_id = await amend(ctx, form, amended)
    await ctx.db
      .updateTable('data_checks')
      .set({ envelope_id })
      .where('form_id', '=', id)
      .where('party', '=', party)
      .execute()
    await writeLetter(ctx, {
      to: form.person_email,
      greeting: `Olá, ${form.person_name.split(' ')[0]}.`,
      subject: 'Suas respostas foram conferidas',
      paragraphs: outcome(all, profile, amended),
    })
    return id
  })
