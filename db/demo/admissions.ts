// Admissions: one that waits for who was hired, and one that was answered by somebody without an account.
import * as forms from '#features/internship-forms/server/internship-forms.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { today, yearOf } from '#server/today.ts'
import { termsFrom } from './contract-terms.ts'
import { sheet } from './documents.ts'

type Staff = { drafter: Ctx; institution_id: number; supervisor_id: string; company_signer_id: string }
type Person = { name: string; email: string; cpf: string }

const DAY_MS = 86_400_000
const home = {
  zipcode: '01310-100',
  street: 'Avenida Paulista',
  number: '452',
  complement: '',
  neighborhood: 'Bela Vista',
  state_id: 'SP',
  city_id: 3550308,
  country_id: 'BR',
}

const isAsked = (ctx: Ctx, email: string) =>
  ctx.db.selectFrom('internship_forms').select('id').where('person_email', '=', email).executeTakeFirst()

/** Waits for the answers. */
export async function inviteHired({ drafter }: Pick<Staff, 'drafter'>, email: string) {
  if (await isAsked(drafter, email)) return
  const candidature = await drafter.db
    .selectFrom('candidatures as c')
    .innerJoin('user_infos as u', 'u.id', 'c.user_info_id')
    .innerJoin('logins as l', 'l.id', 'u.login_id')
    .select('c.id')
    .where('l.email', '=', email)
    .where('c.state', '=', 'hired')
    .executeTakeFirst()
  if (candidature) await forms.inviteToAdmission(drafter, { candidature_id: candidature.id })
}

/** From the invite to the draft that the company finds. */
export async function answerAdmission({ drafter, institution_id, ...people }: Staff, person: Person) {
  if (await isAsked(drafter, person.email)) return
  const date_of_birth = `01/01/${yearOf(drafter.now) - 20}`
  const sent = { ...drafter, now: new Date(drafter.now.getTime() - 2 * DAY_MS) }
  const form_id = await forms.inviteToAdmission(sent, { ...person, date_of_birth })
  const guest: Ctx = { ...drafter, actor: { user_type: 'GuestUser' } }
  const { admission } = forms
  const uuid = await transaction(guest, (ctx) => forms.newFormLink(ctx, form_id))
  const { session } = await forms.identify(guest, admission, uuid, { cpf: person.cpf, date_of_birth })
  const file = await sheet('Comprovante de matrícula')
  await forms.addDocument(guest, admission, uuid, { session, category: 'enrolment_proof', file })
  const terms = termsFrom(guest, 21, { ...people, institution_id })
  const answers = {
    ...Object.fromEntries(
      forms.ADMISSION_TERMS.flatMap((name) => (terms[name] === undefined ? [] : [[name, terms[name]]])),
    ),
    full_name: person.name,
    cellphone: '(11) 98820-4777',
    address_attributes: home,
    enrolment_proof_on: today(guest.now, -12),
  }
  await forms.saveAnswers(guest, admission, uuid, { session, lock_version: 0, answers })
  await forms.submitForm(guest, admission, uuid, { session, lock_version: 1 })
}
