// Forms by invite: sent by who drafts a company's contracts, answered by whoever holds the link and tells who they are.
import type { Person } from '#test/support/people.ts'
import { fileOf, pdf } from '#test/support/files/sample-files.ts'
import type { Case } from '#test/isolation/case.ts'
import { both, either, inPlaces, nobody, ofNobody, operator, SOME_ID, withFeature } from '#test/isolation/opens.ts'
import type { TestApp } from '#test/support/app.ts'
import { inviteToAdmission } from './wire/admission.ts'

const drafts = withFeature('CONTRACTS')
const senders = either(operator, drafts)

/** A link that is none gives nothing to anybody, whatever is sent with it. */
const linked = (send: Record<string, unknown> = {}): Case[] => [
  { what: 'no link', send: ofNobody(send), opens: nobody, meant: () => true },
]
const PROOF = { session: 'none' }

let invite = SOME_ID
export async function prepare(app: TestApp, { people }: { people: Person[] }) {
  const sender = people.find(({ role, place }) => role === 'Departamento Pessoal' && place === 'company')!
  const person = { name: 'Rui Prado', email: 'rui@escola.example', cpf: '529.982.247-25', date_of_birth: '10/05/2004' }
  invite = (await app.call(inviteToAdmission, { invite: person }, sender.token)).data.id
  await app.ctx().db.updateTable('internship_forms').set({ state: 'answered' }).where('id', '=', invite).execute()
}

const sent = (send: Record<string, unknown> = {}): Case[] => [
  {
    what: 'an answered invite',
    send: () => ({ id: invite, ...send }),
    opens: either(operator, both(drafts, inPlaces('company'))),
    meant: senders,
  },
  { what: 'no invite', send: ofNobody(send), opens: nobody, meant: senders },
]

export const cases: Record<string, Case[]> = {
  'post /v1/internship/admission/invites': [
    { what: 'nobody hired', send: () => ({ invite: { candidature_id: SOME_ID } }), opens: nobody, meant: drafts },
  ],
  'get /v1/internship/admission/invites/{id}': linked(),
  'post /v1/internship/admission/invites/{id}/login': linked({ cpf: '529.982.247-25', date_of_birth: '10/05/2004' }),
  'post /v1/internship/admission/invites/{id}/form': linked(PROOF),
  'put /v1/internship/admission/invites/{id}/answers': linked({ ...PROOF, lock_version: 0, answers: {} }),
  'post /v1/internship/admission/invites/{id}/documents': linked({
    ...PROOF,
    category: 'identity',
    file: fileOf(pdf(), 'x.pdf'),
  }),
  'post /v1/internship/admission/invites/{id}/submission': linked({ ...PROOF, lock_version: 0 }),
  'get /v1/internship/form_invites': [{ opens: senders }],
  'post /v1/internship/form_invites/{id}/letters': sent({ expires_on: '01/01/2001' }),
  'delete /v1/internship/form_invites/{id}': sent(),
}
