// Whom a company may invite to an admission: who was hired for an internship, or somebody by e-mail, CPF and date
// of birth.
import { membershipIn, myTree } from '#features/companies/server/companies.ts'
import { type DraftTerms, hiredFor, refuseSuspended } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, invalid } from '#server/refusal.ts'
import type { Received } from '#wire/endpoint.ts'
import { isoDate } from '#wire/time/date.ts'
import type { inviteToAdmission as endpoint } from '../../wire/admission.ts'
import { refuseColleague } from '../kit/address-of.ts'
import { inviteToForm, type NewInvite } from '../kit/invite.ts'
import { admission } from './admission-kind.ts'
import { termsIn } from './admission-fields.ts'

export type AdmissionForm = Received<typeof endpoint>['body']['invite']
const NOT_YOURS = 'Escolha a sua empresa ou uma de suas filiais'
const ON_ITS_WAY = 'Esta pessoa já respondeu à admissão. Continue pelo rascunho do contrato.'
const INVITES = { name: 'admission invites', times: 600, seconds: 3600 }

const until = ({ expires_on }: AdmissionForm) => (expires_on === undefined ? undefined : isoDate(expires_on))

async function ofHired(ctx: Ctx, candidature_id: string): Promise<NewInvite> {
  const { user_info_id, company_id } = await hiredFor(ctx, candidature_id)
  const answered = await ctx.db
    .selectFrom('internship_forms')
    .select('id')
    .where('candidature_id', '=', candidature_id)
    .where('kind', '=', 'admission')
    .where('state', '=', 'answered')
    .executeTakeFirst()
  if (answered) throw conflict(ON_ITS_WAY)
  const person = await ctx.db
    .selectFrom('user_infos as u')
    .innerJoin('logins as l', 'l.id', 'u.login_id')
    .select(['u.full_name', 'u.social_name', 'l.email'])
    .where('u.id', '=', user_info_id)
    .executeTakeFirstOrThrow()
  return {
    company_id,
    candidature_id,
    user_info_id,
    person_name: person.social_name ?? person.full_name,
    person_email: person.email,
  }
}

/** Terms that the company tells with the invite fill the draft, and the form where it asks for them. */
type Known = { terms?: DraftTerms }

async function ofPerson(
  ctx: Ctx,
  form: Extract<AdmissionForm, { email: string }>,
  { terms = {} }: Known,
): Promise<NewInvite> {
  const company_id = form.company_id ?? membershipIn(ctx).company_id
  if (!(await myTree(ctx)).includes(company_id)) throw invalid({ company_id: NOT_YOURS })
  await refuseColleague(ctx, company_id, form.email)
  return {
    company_id,
    person_name: form.name,
    person_email: form.email,
    identity: { cpf: form.cpf, date_of_birth: isoDate(form.date_of_birth)! },
    answers: { full_name: form.name.trim(), ...termsIn(terms) },
    asked: { terms },
  }
}

/** For a feature that has looked at the rows of a spreadsheet, too: each in a transaction of its own. */
export const inviteToAdmission = (ctx: Ctx, form: AdmissionForm, known: Known = {}): Promise<string> =>
  transaction(ctx, async (ctx) => {
    ctx.limits.spend(INVITES, membershipIn(ctx).manager_id)
    const invite = 'candidature_id' in form ? await ofHired(ctx, form.candidature_id) : await ofPerson(ctx, form, known)
    await refuseSuspended(ctx, invite.company_id)
    return inviteToForm(ctx, admission, { ...invite, expires_on: until(form) })
  })
