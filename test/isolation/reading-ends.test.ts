// What a company reads of a person at every address, during the process and after its end.
// On PostgreSQL alone: it is long, and its statements run on the embedded database elsewhere.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { routes } from '../../app/api.ts'
import { openSession } from '#features/accounts/server/sessions/sessions.ts'
import { listCandidatures, withdrawCandidature } from '#features/candidatures/wire/applying.ts'
import { listReceived, moveCandidature } from '#features/candidatures/wire/pipeline.ts'
import { readSheet } from '#server/spreadsheets/sheet.ts'
import { openApp } from '#test/support/app.ts'
import { applyTo } from '#test/support/candidatures.ts'
import { pdfText } from '#test/support/files/pdf-text.ts'
import type { Person } from '#test/support/people.ts'
import { profiles } from '#test/support/profile.ts'
import { fileOf, pdf } from '#test/support/files/sample-files.ts'
import type { Endpoint } from '#wire/endpoint.ts'
import { exchange, type Refused } from '#wire/send.ts'
import type { World } from './case.ts'
import { table } from './table.ts'
import { openWorld } from './world.ts'

const app = await openApp({ demo: true, env: { RATE_LIMITS: 'off', DATABASE_URL: '' } })
const DAY = 86_400_000
let world: World
before(async () => void (world = await openWorld(app)))

const nameOf = ({ methods, path }: Endpoint) => `${methods[0]} ${path}`
const named = (name: string) => world.people.find((person) => person.name === name)!
const candidate = () => named('candidate')

/** Profile values that appear nowhere else. */
const TOLD = {
  cellphone: '(31) 97777-1234',
  linkedin: 'https://www.linkedin.com/in/quilombinho',
  summary:
    'Gosto de quermesse e de contas que fecham. Cuido do caixa da festa do bairro ' +
    'há quatro anos, e nunca sobrou nem faltou um real.',
  skill_ids: ['copywriting'],
  address_attributes: {
    zipcode: '69900-000',
    street: 'Rua do Porto',
    number: '7',
    neighborhood: 'Centro',
    state_id: 'AC',
    city_id: 1200401,
    country_id: 'BR',
  },
  visible_sections: ['about', 'knowledge', 'networks', 'city', 'contact'] as const,
}
const SIGNS = [
  'candidate@pessoas.example',
  '97777-1234',
  'quilombinho',
  'quermesse',
  'Copywriting',
  'Rio Branco',
  'meu-curr',
]
/** Values after the change. */
const CHANGED = {
  full_name: 'Zenaide Xerxes',
  cellphone: '(21) 96666-4321',
  summary:
    'Agora gosto de xilogravura. Talho a madeira à noite, imprimo no sábado e ' +
    'vendo no domingo, na feira, o que sai sem manchas demais.',
}
const REPLACED = ['97777-1234', 'quermesse']
const NEW_SIGNS = ['Zenaide', 'zenaide', '96666-4321', 'xilogravura']

async function textOf(response: Response) {
  const kind = response.headers.get('content-type') ?? ''
  if (kind.includes('spreadsheet')) {
    const rows = await readSheet(new Uint8Array(await response.arrayBuffer()), 'xlsx', { rows: 50, columns: 30 })
    return JSON.stringify(rows.map(({ cells }) => cells))
  }
  return kind.includes('pdf') ? pdfText(Buffer.from(await response.arrayBuffer())) : response.text()
}

/** All GET addresses of the table: where an answer to the Administrador contains one of the values. */
async function whereFound(token: string, signs: string[]) {
  const found = new Set<string>()
  const person: Person = { ...named('Administrador (company)'), token }
  for (const { endpoint } of routes.filter(({ endpoint }) => endpoint.auth === undefined))
    for (const { send = () => ({}) } of table[nameOf(endpoint)] ?? []) {
      const text = await exchange((url, init) => app.request(url, init), endpoint, send({ person, ...world }), {
        headers: { authorization: `Bearer ${token}` },
      }).then(textOf, (error: unknown) => JSON.stringify((error as Refused).body))
      if (signs.some((sign) => text.includes(sign))) found.add(nameOf(endpoint))
    }
  return [...found].sort()
}

/** Sessions expire within days: a later reader logs in. */
async function enteredAgain(name: string) {
  const { id } = await app
    .ctx()
    .db.selectFrom('company_managers')
    .innerJoin('logins', 'logins.id', 'login_id')
    .select('logins.id')
    .where('company_managers.id', '=', named(name).manager_id!)
    .executeTakeFirstOrThrow()
  return (await openSession(app.ctx(), id)).token
}

/** Every way in which a company reads a person. A new one must end with the process. */
const WAYS = [
  'get /v1/ats/candidates',
  'get /v1/ats/candidates/{id}',
  'get /v1/ats/candidatures/{id}/assessment',
  'get /v1/ats/candidatures/{id}/resume',
  'get /v1/ats/jobs/{id}/candidatures',
  'get /v1/ats/jobs/{id}/candidatures/spreadsheet',
  'get /v1/ats/jobs/{id}/pipeline/choices',
  'get /v1/profile/user_infos/{id}',
  'post /v1/ats/candidatures/{id}/moves',
  'put /v1/ats/candidatures/{id}/rating',
  'put /v1/ats/candidatures/{id}/tags',
]

/** Where the name alone stands. */
const NAMED = ['get /v1/agenda/interviews/owned', 'get /v1/agenda/interviews/{id}']

const nameSeen = async (token: string) =>
  (await app.call(listReceived, { id: world.received.company.job }, token)).collection.data.map(
    ({ attributes }) => attributes.name,
  )

test('a withdrawal removes a person from all of the company’s addresses, and later changes too', async () => {
  const { token } = candidate()
  await profiles(app).save(token!, { ...TOLD, visible_sections: [...TOLD.visible_sections] })
  await profiles(app).save(token!, { curriculum_vitae: fileOf(pdf(), 'meu-currículo.pdf') })
  const administrator = named('Administrador (company)').token!
  assert.deepEqual(await whereFound(administrator, SIGNS), WAYS)
  for (const { id } of (await app.call(listCandidatures, { open: true }, token)).collection.data)
    await app.call(withdrawCandidature, { id }, token)
  await profiles(app).save(token!, CHANGED)
  assert.deepEqual(await whereFound(administrator, [...SIGNS, ...NEW_SIGNS]), [])
  assert.deepEqual(await nameSeen(administrator), ['Pessoa candidate'])
})

test('whoever was refused is gone from every address of the company 30 days later', async () => {
  const { token } = candidate()
  for (const { slug, candidature: id } of [world.received.company, world.received.branch]) {
    await applyTo(app, slug, token!)
    const { lock_version } = await app
      .ctx()
      .db.selectFrom('candidatures')
      .select('lock_version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const move = { to: 'rejected', feedback: 'Obrigado. Desta vez seguimos com outra pessoa.', lock_version }
    await app.call(moveCandidature, { id, move }, named('Administrador (company)').token)
  }
  const refused = Date.now()
  app.at(new Date(refused + 29 * DAY).toISOString())
  const signs = [...SIGNS.filter((sign) => !REPLACED.includes(sign)), ...NEW_SIGNS]
  assert.deepEqual(
    await whereFound(await enteredAgain('Administrador (company)'), signs),
    [...WAYS, ...NAMED].toSorted(),
  )
  app.at(new Date(refused + 30 * DAY).toISOString())
  await app
    .ctx()
    .db.updateTable('user_infos')
    .set({ full_name: 'Yolanda Xerxes' })
    .where('id', '=', candidate().user_info_id!)
    .execute()
  const administrator = await enteredAgain('Administrador (company)')
  const known = signs.filter((sign) => sign !== 'Zenaide') // the name at the end of the process
  assert.deepEqual(await whereFound(administrator, [...known, 'Yolanda']), [])
  assert.deepEqual(await nameSeen(administrator), ['Zenaide Xerxes'])
  app.at(undefined)
})
