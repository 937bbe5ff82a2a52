import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import type { Sent } from '#wire/endpoint.ts'
import { showAttributes, updateProfile } from '../../wire/profile.ts'

type Sending = Sent<typeof updateProfile>['user']['user_info_attributes']

const app = await openApp()
const save = async (token: string, user_info_attributes: Sending) => (await app.call(updateProfile, { user: { user_info_attributes } }, token)).data.attributes
const mine = async (token: string) => (await app.call(showAttributes, {}, token)).data.attributes

test('a new profile is empty, and what is sent changes while the rest stays', async () => {
  const { token, email } = await newCandidate(app)
  const before = await mine(token)
  assert.deepEqual([before.email, before.full_name, before.cpf, before.completeness.percentage, before.lock_version], [email, 'Lia Barbosa Nogueira', null, 0, 0])
  const after = await save(token, { cpf: '529.982.247-25', date_of_birth: '03/05/2004', cellphone: '(11) 9888-87777', social_name: '', expected_salary: '1234.50' })
  assert.deepEqual([after.cpf, after.date_of_birth, after.cellphone, after.social_name, after.expected_salary, after.lock_version], ['529.982.247-25', '03/05/2004', '(11) 9888-87777', null, '1234.50', 1])
  assert.deepEqual([after.completeness.percentage, after.completeness.next?.part], [15, 'education'])
  assert.deepEqual(await mine(token), after)
})

test('rows are added, changed and removed in one request; what is wrong is named inside them', async () => {
  const { token } = await newCandidate(app)
  const experience = { company: 'Aurora', job: 'Estágio em TI', level: 'intern' as const, start_date: '02/2023', end_date: '03/2024' }
  const [first, second] = (await save(token, { experiences_attributes: [experience, { ...experience, company: 'Nimbo', current_job: true }] })).experiences_attributes
  assert.deepEqual([first!.company, second!.end_date, second!.current_job], ['Aurora', null, true])
  const after = await save(token, { experiences_attributes: [{ id: first!.id, _destroy: true }, { ...experience, id: second!.id, company: 'Nimbo S.A.' }, { ...experience, company: 'Terceira' }] })
  assert.deepEqual(after.experiences_attributes.map(({ id, company }) => [id === second!.id, company]), [[true, 'Nimbo S.A.'], [false, 'Terceira']])
  const wrong = await refusal(save(token, { experiences_attributes: [{ ...experience, company: '', end_date: '01/2023' }] }))
  assert.deepEqual(wrong.body.errors, { 'experiences[0].company': ['Não pode ficar em branco'], 'experiences[0].end_date': ['A data de saída deve ser maior ou igual à de entrada'] })
})
