import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { newJob } from '#test/support/jobs.ts'
import { everybody, type Person } from '#test/support/people.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
let people: Person[] = []
before(async () => void ({ people } = await everybody(app)))

test('a job has a picture of the size that is said of it, whatever its title', async () => {
  const token = people.find(({ role, place }) => role === 'Recrutador' && place === 'company')!.token!
  for (const title of [
    'Estágio',
    'Pessoa Desenvolvedora de Software Embarcado e Sistemas de Tempo Real ' +
      'para Equipamentos Hospitalares de Grande Porte',
    'W'.repeat(150),
  ]) {
    const { attributes } = await newJob(app, token, { title })
    const response = await app.request(`/v1/ats/jobs/${attributes.slug}/picture.png`)
    const png = Buffer.from(await response.arrayBuffer())
    assert.deepEqual(
      [
        response.status,
        response.headers.get('content-type'),
        png.toString('latin1', 1, 4),
        png.readUInt32BE(16),
        png.readUInt32BE(20),
      ],
      [200, 'image/png', 'PNG', 1200, 630],
    )
  }
  assert.equal((await app.request('/v1/ats/jobs/nenhuma/picture.png')).status, 404)
})
