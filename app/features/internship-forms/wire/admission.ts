// The admission of an intern: whom a company invites, and what is answered.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { one, refused } from '#wire/json-api.ts'
import { cpf } from '#wire/person/cpf.ts'
import { email } from '#wire/person/email.ts'
import { personName } from '#wire/person/person-name.ts'
import { date } from '#wire/time/date.ts'
import { formWire } from './form-kit.ts'
import { sentInvite } from './form-invites.ts'

const id = z.string().check(z.maxLength(60))
const until = { expires_on: z.optional(date) }
const person = {
  /** Of the own tree; the own company where nothing is said. */
  company_id: z.optional(id),
  name: personName,
  email,
  cpf,
  date_of_birth: date,
  ...until,
}

export const inviteToAdmission = endpoint('post /v1/internship/admission/invites', {
  feature: 'CONTRACTS',
  tag: 'Formulários por convite',
  body: z.object({ invite: z.union([z.object({ candidature_id: id, ...until }), z.object(person)]) }),
  status: 201,
  answer: one(sentInvite),
  refuses: { 404: refused, 409: refused },
  idempotent: true,
  summary: 'Convida para a admissão quem foi contratado, ou uma pessoa por e-mail, CPF e data de nascimento',
})

const of = formWire('/v1/internship/admission/invites', 'Admissão')
export const showAdmission = of.show
export const logInToAdmission = of.login
export const enterAdmission = of.enter
export const openAdmission = of.open
export const answerAdmission = of.answer
export const addAdmissionDocument = of.addDocument
export const submitAdmission = of.submit
