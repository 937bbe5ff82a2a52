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

const candidate = ({ kind }: Person) => kind === 'User'

/** What every kind of form has. */
const ofKind = (path: string): Record<string, Case[]> => ({
  [`get ${path}/{id}`]: linked(),
  [`post ${path}/{id}/login`]: linked({ cpf: '529.982.247-25', date_of_birth: '10/05/2004' }),
  [`post ${path}/{id}/own_session`]: [{ what: 'no link', send: ofNobody(), opens: nobody, meant: candidate }],
  [`post ${path}/{id}/form`]: linked(PROOF),
  [`put ${path}/{id}/answers`]: linked({ ...PROOF, lock_version: 0, answers: {} }),
  [`post ${path}/{id}/documents`]: linked({ ...PROOF, category: 'identity', file: fileOf(pdf(), 'x.pdf') }),
  [`post ${path}/{id}/submission`]: linked({ ...PROOF, lock_version: 0 }),
})

export const cases: Record<string, Case[]> = {
  'post /v1/internship/admission/invites': [
    { what: 'nobody hired', send: () => ({ invite: { candidature_id: SOME_ID } }), opens: nobody, meant: drafts },
  ],
  'post /v1/internship/update/invites': [
    { what: 'no internship', send: () => ({ invite: { internship_id: SOME_ID } }), opens: nobody, meant: senders },
  ],
  'post /v1/internship/update/own_invites': [
    { what: 'no internship', send: () => ({ internship_id: SOME_ID }), opens: nobody, meant: candidate },
  ],
  'post /v1/data_forms/invites': [
    {
      what: 'no internship',
      send: () => ({
        data_form: { internship_id: SOME_ID, fields: ['phone'], purpose: 'Contato', deadline: '2001-01-01' },
      }),
      opens: nobody,
      meant: senders,
    },
  ],
  'get /v1/data_forms/answers': [{ opens: senders }],
  'post /v1/data_forms/answers/{id}/check': [
    { what: 'no answers', send: ofNobody({ accepted: [] }), opens: nobody, meant: senders },
    { what: 'an admission', send: () => ({ id: invite, accepted: [] }), opens: nobody, meant: senders },
  ],
  ...ofKind('/v1/internship/admission/invites'),
  ...ofKind('/v1/internship/update/invites'),
  ...ofKind('/v1/data_forms/invites'),
  'get /v1/internship/own_form_invites': [{ opens: candidate }],
  'post /v1/internship/own_form_invites/{id}/links': [
    { what: 'no invite', send: ofNobody(), opens: nobody, meant: candidate },
    { what: 'an answered invite', send: () => ({ id: invite }), opens: nobody, meant: candidate },
  ],
  'get /v1/internship/form_invites': [{ opens: senders }],
  'post /v1/internship/form_invites/{id}/letters': sent({ expires_on: '01/01/2001' }),
  'delete /v1/internship/form_invites/{id}': sent(),
}
