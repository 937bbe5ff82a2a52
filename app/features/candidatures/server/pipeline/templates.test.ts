import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { everybody, type Person, type Place } from '#test/support/people.ts'
import { REJECTION } from '#test/support/pipeline.ts'
import * as wire from '../../wire/rejection-templates.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
let people: Person[] = []
before(async () => void ({ people } = await everybody(app)))

const of = (role: string, place: Place = 'company') =>
  people.find((one) => one.role === role && one.place === place)!.token!
const recruiter = () => of('Recrutador')

test('templates are the company’s; until it has any, three are suggested', async () => {
  const names = async (token: string) =>
    (await app.call(wire.listTemplates, {}, token)).data.map(({ attributes }) => attributes.name)
  assert.equal((await names(recruiter())).length, 3)
  const { data } = await app.call(
    wire.addTemplate,
    { rejection_template: { name: 'Nosso não', text: REJECTION } },
    recruiter(),
  )
  assert.deepEqual(await names(of('Administrador')), ['Nosso não'])
  assert.equal((await names(of('Recrutador', 'stranger'))).length, 3)
  assert.ok(
    (
      await refusal(
        app.call(wire.addTemplate, { rejection_template: { name: 'Nosso não', text: REJECTION } }, recruiter()),
      )
    ).body.errors?.['name'],
  )
  assert.equal(
    (
      await refusal(
        app.call(
          wire.changeTemplate,
          { id: data.id, rejection_template: { name: 'x', text: REJECTION, lock_version: 0 } },
          of('Recrutador', 'stranger'),
        ),
      )
    ).status,
    404,
  )
  await app.call(
    wire.changeTemplate,
    { id: data.id, rejection_template: { name: 'O nosso', text: REJECTION, lock_version: 0 } },
    recruiter(),
  )
  assert.equal(
    (
      await refusal(
        app.call(
          wire.changeTemplate,
          { id: data.id, rejection_template: { name: 'Outro', text: REJECTION, lock_version: 0 } },
          recruiter(),
        ),
      )
    ).status,
    409,
  )
  await app.call(wire.removeTemplate, { id: data.id }, recruiter())
  const add = (n: number) =>
    app.call(wire.addTemplate, { rejection_template: { name: `Modelo ${n}`, text: REJECTION } }, recruiter())
  for (let n = 1; n <= 100; n++) await add(n)
  assert.match((await refusal(add(101))).body.errors!['name']![0]!, /^A empresa já tem 100 modelos/)
  for (const { id } of (await app.call(wire.listTemplates, {}, recruiter())).data)
    await app.call(wire.removeTemplate, { id }, recruiter())
  assert.equal((await names(recruiter())).length, 3)
})
