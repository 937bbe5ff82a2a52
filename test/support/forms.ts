// Forms by invite: asked by a company, reached by the link of the letter.
import { identityForContracts } from '#features/candidates/server/candidates.ts'
import * as wire from '#features/internship-forms/wire/admission.ts'
import * as updates from '#features/internship-forms/wire/updates/update-invites.ts'
import { formatCpf } from '#wire/person/cpf.ts'
import type { TestApp } from './app.ts'
import { bringTo, newDraft, newInternship, type World } from './contracts.ts'
import { fileOf, pdf } from './files/sample-files.ts'
import { cpfNumber } from './profile.ts'
import { formLinkOf } from './signing.ts'

let asked = 0
export const newPerson = () => ({
  name: 'Lia Prado',
  email: `lia.${++asked}@escola.example`,
  cpf: cpfNumber(),
  date_of_birth: '10/05/2004',
})
type Invited = ReturnType<typeof newPerson>

/** Someone without an account; `id` is the uuid of the address. */
export async function invitedTo(app: TestApp, token: string, more: Partial<Invited> = {}) {
  const person = { ...newPerson(), ...more }
  const { data } = await app.call(wire.inviteToAdmission, { invite: person }, token)
  return { ...person, invite: data, id: await formLinkOf(app, person.email) }
}

export async function enteredBy(
  app: TestApp,
  { id, cpf, date_of_birth }: Pick<Invited, 'cpf' | 'date_of_birth'> & { id: string },
) {
  const { session } = (await app.call(wire.logInToAdmission, { id, cpf, date_of_birth })).data.attributes
  return session
}

const SLOTS = (from: string, to: string) => [2, 3, 4, 5, 6].map((day_of_week) => ({ day_of_week, from, to }))

/** Everything that an admission asks, right by law on this day. */
export async function wholeAdmission(app: TestApp, { starts_on, ends_on }: { starts_on: string; ends_on: string }) {
  const { db } = app.ctx()
  const { id: institution_id } = await db
    .selectFrom('institutions')
    .select('id')
    .where('state_id', '=', 'SP')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const { id: city_id } = await db
    .selectFrom('cities')
    .select('id')
    .where('state_id', '=', 'SP')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return {
    full_name: 'Lia Prado',
    rg: '123456789',
    cellphone: '(11) 98888-7777',
    address_attributes: {
      zipcode: '01310-100',
      street: 'Avenida Paulista',
      number: '100',
      complement: '',
      neighborhood: 'Bela Vista',
      state_id: 'SP',
      city_id,
      country_id: 'BR',
    },
    internship_type: 'non_mandatory',
    education_type: 'college',
    institution_id,
    course_name: 'Ciência da Computação',
    semester: 4,
    formation_date: '12/2030',
    matriculation: '2024-0117',
    class_schedule: SLOTS('19:00', '22:30'),
    schedule: SLOTS('13:00', '19:00'),
    starts_on,
    ends_on,
    enrolment_proof_on: starts_on,
  }
}

export const sendProof = (app: TestApp, id: string, session: string) =>
  app.call(wire.addAdmissionDocument, {
    id,
    session,
    category: 'enrolment_proof',
    file: fileOf(pdf(), 'matricula.pdf'),
  })

/** Agreed on by everybody, and begun. */
export async function runningInternship(app: TestApp, world: World, more: Parameters<typeof newInternship>[2] = {}) {
  const internship = await newInternship(app, world, { starts_in: 0, ...more })
  await bringTo(app, world, await newDraft(app, internship.id, 'digital'), 'sealing')
  await app.settle()
  return internship
}

export const emailOf = async (app: TestApp, user_info_id: string) =>
  (
    await app
      .ctx()
      .db.selectFrom('user_infos as u')
      .innerJoin('logins as l', 'l.id', 'u.login_id')
      .select('l.email')
      .where('u.id', '=', user_info_id)
      .executeTakeFirstOrThrow()
  ).email

/** CPF and date of birth, as the person tells them at the link. */
export async function identityOf(app: TestApp, user_info_id: string) {
  const { cpf } = await identityForContracts(app.ctx(), user_info_id)
  return { cpf: formatCpf(cpf!), date_of_birth: '10/05/2004' }
}

export async function invitedToUpdate(app: TestApp, world: World, internship_id: string) {
  const token = world.of('Departamento Pessoal').token!
  const { data } = await app.call(updates.inviteToUpdate, { invite: { internship_id } }, token)
  await app.settle()
  const person = world.intern.user_info_id!
  const id = await formLinkOf(app, await emailOf(app, person))
  const { session } = (await app.call(updates.logInToUpdate, { id, ...(await identityOf(app, person)) })).data
    .attributes
  return { invite: data, id, session }
}
