// Who may sign in somebody's place is listed first, with the day of the power of attorney.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { bringTo, contractWorld, newDraft, newInternship } from '#test/support/contracts.ts'
import { openedBy, signed } from '#test/support/signing.ts'
import * as wire from '../../wire/attorneys.ts'
import { delegateSignature } from '../../wire/signing.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const world = await contractWorld(app)
const { company, branch } = world.companies
const token = (role: string, place: 'company' | 'branch' | 'stranger' = 'company') => world.of(role, place).token!
const dp = token('Departamento Pessoal')

const OLGA = { name: 'Olga Braga', email: 'Olga@juridico.example', granted_on: '10/01/2026' }
const add = (changes: object = {}, by = dp, company_id = company) =>
  app.call(wire.addAttorney, { company_id, attorney: { ...OLGA, ...changes } }, by)
const listed = async (company_id = company, by = dp) => (await app.call(wire.listAttorneys, { company_id }, by)).data

test('listed by Administrador and Departamento Pessoal, for the company and its branches', async () => {
  const { data } = await add()
  const { name, email, granted_on, own } = data[0]!.attributes
  assert.deepEqual([name, email, granted_on, own], ['Olga Braga', 'olga@juridico.example', '2026-01-10', true])
  assert.deepEqual(
    (await listed(branch)).map(({ attributes }) => attributes.own),
    [false],
  )
  const gone = { company_id: branch, attorney_id: data[0]!.id }
  assert.equal((await refusal(app.call(wire.removeAttorney, gone, dp))).status, 404)
  assert.equal((await refusal(add({ email: 'x@x.example' }, token('HR Business Partner')))).status, 403)
  assert.equal((await refusal(listed(company, token('Departamento Pessoal', 'stranger')))).status, 404)
})

const REFUSED: [what: string, changes: object, field: string][] = [
  ['the same e-mail', {}, 'email'],
  ['no e-mail', { email: 'olga' }, 'email'],
  ['a power of tomorrow', { email: 'y@x.example', granted_on: '01/01/2099' }, 'granted_on'],
  ['a day that is none', { email: 'y@x.example', granted_on: '31/02/2026' }, 'granted_on'],
  ['no name', { email: 'y@x.example', name: ' ' }, 'name'],
]
for (const [what, changes, field] of REFUSED)
  test(`refused: ${what}`, async () => {
    const { status, body } = await refusal(add(changes))
    assert.deepEqual([status, Object.keys(body.errors!)], [422, [field]])
  })

test('the company’s signature passes to a listed attorney, and to nobody whose power was withdrawn', async () => {
  const { id: internship } = await newInternship(app, world)
  const id = await newDraft(app, internship, 'digital')
  await bringTo(app, world, id, 'signature')
  await app.settle()
  const { login_id } = await app
    .ctx()
    .db.selectFrom('company_managers')
    .select('login_id')
    .where('id', '=', world.of('Representante Legal').manager_id!)
    .executeTakeFirstOrThrow()
  const { email } = await app
    .ctx()
    .db.selectFrom('logins')
    .select('email')
    .where('id', '=', login_id)
    .executeTakeFirstOrThrow()
  const { session } = await openedBy(app, { email })
  const pass = (to: string) => app.call(delegateSignature, { session, to: { id: to } })
  const { data } = await add({ name: 'Ivo Reis', email: 'ivo@juridico.example' })
  const [ivo, olga] = data.map((one) => one.id)
  await app.call(wire.removeAttorney, { company_id: company, attorney_id: ivo! }, dp)
  assert.equal((await refusal(pass(ivo!))).status, 422)
  await pass(olga!)
  const passed = await openedBy(app, { email: 'olga@juridico.example' })
  assert.ok(await signed(app, passed))
})
