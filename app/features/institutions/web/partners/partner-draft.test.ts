import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  changedByBoth,
  checkPartner,
  draftOf,
  endedNow,
  fieldAt,
  type Institution,
  joinedDraft,
  sentOf,
} from './partner-draft.ts'

const school: Institution['attributes'] = {
  name: 'Centro Universitário São Bento',
  acronym: null,
  city: null,
  state: null,
  display_name: null,
  in_force: false,
  mec_code: null,
  category: 'privada',
  organization: 'centro_universitario',
  city_id: null,
  closed: false,
  lock_version: 0,
  parent: null,
  children: [],
  takes_children: true,
  closing: { boards: [], students: 0, campuses: 0, units: 0 },
  partner: null,
  bonds: { email: 0, enrolment_list: 0 },
  enrolled: 0,
  lists: [],
}
const errorsIn = async (draft: Partial<ReturnType<typeof draftOf>>) =>
  Object.keys(
    (await checkPartner({ ...draftOf(school), ...draft }, undefined, { fields: {}, shouldUseNativeValidation: false }))
      .errors,
  )

test('an address is suggested by the name', () =>
  assert.equal(draftOf(school).display_name, 'centro-universitario-sao-bento'))

test('domains are told apart however they come', () => {
  const { email_domains } = sentOf({
    ...draftOf(school),
    email_domains: '@aluno.bento.example, bento.example\n\nprof@x.bento.example;',
  })
  assert.deepEqual(email_domains, ['aluno.bento.example', 'bento.example', 'x.bento.example'])
})

test('of two operators the domains of both stay, and what both wrote otherwise is named', () => {
  const base = { ...draftOf(school), email_domains: 'bento.example', contact_name: 'Central' }
  const typed = { ...base, email_domains: 'bento.example\nead.bento.example', contact_name: 'Minha', colour: '#1F4E8C' }
  const now = { ...base, email_domains: 'bento.example\npos.bento.example', contact_name: 'Dela', signer_name: 'Rui' }
  const { email_domains, contact_name, colour, signer_name } = joinedDraft(base, typed, now)
  assert.deepEqual(
    [email_domains, contact_name, colour, signer_name],
    ['bento.example\nead.bento.example\npos.bento.example', 'Minha', '#1F4E8C', 'Rui'],
  )
  assert.deepEqual(changedByBoth(base, typed, now), ['“Nome do contato” (para “Dela”)'])
  assert.deepEqual(joinedDraft(base, { ...base, contact_name: 'Minha' }, now).email_domains, now.email_domains)
})

test('a logo that both changed is named, whichever of the two took it away', () => {
  const [base, logo] = [draftOf(school), new File(['x'], 'x.png')]
  const now = { ...base, stored_logo: '/files/hers' }
  const told = (typed: Partial<typeof base>) => changedByBoth(base, { ...base, ...typed }, now)
  assert.deepEqual(
    [told({ logo }), told({ logo_destroy: true }), told({ colour: '#1F4E8C' })],
    [['“Logotipo”'], ['“Logotipo”'], []],
  )
  assert.deepEqual([joinedDraft(base, { ...base, logo }, now).logo, 'stored_logo' in sentOf(now)], [logo, false])
})

test('what is wrong is said on its field', async () => {
  assert.deepEqual(await errorsIn({}), [])
  assert.deepEqual(
    await errorsIn({
      display_name: 'São Bento',
      colour: '#F2B705',
      email_domains: 'bento.example nada',
      agreement_starts_on: '32/01/2026',
    }),
    ['display_name', 'colour', 'agreement_starts_on', 'email_domains'],
  )
  assert.deepEqual(['email_domains[1]', 'logo', 'partner.colour', 'nothing'].map(fieldAt), [
    'email_domains',
    'logo',
    'colour',
    undefined,
  ])
})

test('an agreement that ends now had its last day yesterday, where the day is Brazil\u2019s, and began no later', () => {
  const at = new Date('2026-11-21T01:00:00Z') // the evening of the 20th
  const ended = (agreement_starts_on: string | null) => endedNow({ display_name: 'x', agreement_starts_on }, at)
  assert.deepEqual(ended('01/02/2026'), { display_name: 'x', agreement_ends_on: '19/11/2026' })
  assert.deepEqual(ended(null), { display_name: 'x', agreement_ends_on: '19/11/2026' })
  assert.deepEqual(ended('20/11/2026').agreement_starts_on, '19/11/2026')
})
