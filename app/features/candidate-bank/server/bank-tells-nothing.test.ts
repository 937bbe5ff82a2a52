// No answer of the bank holds contact, age, address, photo, résumé or what the law protects, whatever is shown.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { routes } from '../../../api.ts'
import { openApp } from '#test/support/app.ts'
import { bornYearsAgo } from '#test/support/candidatures.ts'
import { fileOf, pdf, png } from '#test/support/files/sample-files.ts'
import { newJob } from '#test/support/jobs.ts'
import { bankWorld } from '#test/support/selection/bank.ts'
import { exchange } from '#wire/send.ts'
import { VISIBLE_SECTIONS } from '#features/candidates/server/candidates.ts'
import { keysOf } from '#wire/keys-of.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const bank = await bankWorld(app)

const KEYS =
  /"(e?mail|cpf|rg|phone|cellphone|message_phone|whatsapp_url|avatar|photo|date_of_birth|born|age|address|zipcode|street|curriculum_vitae|resume|ethnicity\w*|sexual_orientation|gender\w*|sex|disabilit\w+|marital_status|expected_salary|slug|skype|facebook|instagram|linkedin)":/

test('every answer to a company is walked', async () => {
  const person = await bank.listed({ visible_sections: [...keysOf(VISIBLE_SECTIONS)] })
  await bank.save(person.token, { avatar: fileOf(png(), 'eu.png'), curriculum_vitae: fileOf(pdf(), 'segredo.pdf') })
  const { id: job_id } = await newJob(app, bank.recruiter)
  const { cpf, date_of_birth } = await app
    .call((await import('#features/candidates/wire/profile.ts')).showAttributes, {}, person.token)
    .then(({ data }) => data.attributes)
  const never = [
    person.email,
    cpf!,
    date_of_birth!,
    bornYearsAgo(21),
    '98765-4321',
    '3234-5678',
    'Afonso Pena',
    '30130',
    'segredo',
    'linkedin.com',
    'lia.nogueira',
    '@lia',
    '1500',
    'Parda',
    'Pansexual',
    'aparelho no ouvido',
    'Rosa Barbosa',
    '12.345.678-9',
  ]
  const bank_routes = routes.filter(
    ({ endpoint }) => endpoint.tag === 'Banco de candidatos' && endpoint.feature === 'CANDIDATE',
  )
  assert.ok(bank_routes.length >= 3)
  for (const { endpoint } of bank_routes)
    for (const sent of [{}, { q: 'fotografia' }, { job_id }]) {
      const id = endpoint.path.includes('/jobs/') ? job_id : person.id
      const body = { ...sent, id, invitation: { user_info_id: person.id } }
      const headers = { authorization: `Bearer ${bank.recruiter}` }
      const text = await exchange((url, init) => app.request(url, init), endpoint, body, { headers }).then(
        (response) => response.text(),
        (error: unknown) => JSON.stringify((error as { body: unknown }).body),
      )
      assert.doesNotMatch(text, KEYS, endpoint.path)
      for (const value of never) assert.ok(!text.includes(value), `${endpoint.path} tells ${value}`)
    }
})
