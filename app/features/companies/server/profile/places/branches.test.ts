import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { castOf } from '#test/support/people/cast.ts'
import { refusal } from '#test/support/candidate.ts'
import { companyProfiles, judge } from '#test/support/companies.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { cnpjNumber } from '#test/support/registration.ts'
import { showCompany } from '../../../wire/directory.ts'
import { createSubCompany } from '../../../wire/profile.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
const { save, edited } = companyProfiles(app)
const { companies, administrator: token } = await castOf(app)
const shown = async (company_id: string, as?: string) =>
  (await app.call(showCompany, { company_id }, as)).data.attributes

test('companies below are shown when the one above says so', async () => {
  await save(companies.company, { show_sub_company: true }, token())
  const { sub_companies, open_jobs } = await shown(companies.company)
  assert.deepEqual([sub_companies.map(({ attributes }) => attributes.name), open_jobs], [['Filial'], 0])
  assert.equal((await shown(companies.company)).sub_companies_count, 1)
  assert.deepEqual((await shown(companies.branch)).parent, {
    slug: (await shown(companies.company)).slug,
    name: 'Casa',
  })
  await save(companies.company, { show_sub_company: false }, token())
  assert.deepEqual([(await shown(companies.company)).sub_companies, (await shown(companies.branch)).parent], [[], null])
})

test('a company is created below the own one, and edited by who is above it', async () => {
  const company = {
    cnpj: cnpjNumber(88_001),
    name: 'Casa, filial Santos',
    trading_name: 'Casa Santos',
    phone: '(13) 3333-4444',
    website: 'casa.example',
    sector_id: '10',
  }
  const { data } = await app.call(createSubCompany, { company_id: companies.branch, company }, token())
  assert.deepEqual(
    [data.attributes.name, data.attributes.phone, data.attributes.parent],
    ['Casa, filial Santos', '(13) 3333-4444', { id: companies.branch, name: 'Filial' }],
  )
  assert.deepEqual(
    (await edited(companies.branch, token())).sub_companies.map(({ id, name }) => [id, name]),
    [[data.id, 'Casa, filial Santos']],
  )
  assert.equal((await save(data.id, { founded_at: 2020 }, token())).founded_at, 2020)
  assert.equal((await save(data.id, { founded_at: 2021 }, token('branch'))).founded_at, 2021)
  assert.equal((await refusal(save(data.id, { founded_at: 2022 }, token('stranger')))).status, 404)
  await judge(app, data.id, 'suspensa')
  assert.deepEqual(
    (await lettersTo(app, 'branch-1@pessoas.example')).map(({ subject }) => subject),
    ['Casa, filial Santos foi suspensa'],
  )
  const refused = await refusal(app.call(createSubCompany, { company_id: companies.company, company }, token()))
  assert.deepEqual(refused.body.errors, {
    cnpj: ['Este CNPJ já é de “Casa, filial Santos”, que está entre as suas empresas.'],
  })
  const { cnpj } = await edited(companies.stranger, token('stranger'))
  assert.deepEqual(
    (
      await refusal(
        app.call(createSubCompany, { company_id: companies.company, company: { ...company, cnpj } }, token()),
      )
    ).body.errors,
    { cnpj: ['Este CNPJ já está cadastrado. Tente fazer login ou recupere sua senha.'] },
  )
  assert.equal(
    (
      await refusal(
        app.call(
          createSubCompany,
          { company_id: companies.stranger, company: { ...company, cnpj: cnpjNumber(88_002) } },
          token(),
        ),
      )
    ).status,
    404,
  )
})

test('a branch that is sent again because its answer was lost is created once', async () => {
  const company = {
    cnpj: cnpjNumber(88_100),
    name: 'Filial Repetida',
    phone: '(13) 3333-4444',
    website: 'casa.example',
    sector_id: '10',
  }
  const post = (sent: typeof company) =>
    app.call(createSubCompany, { company_id: companies.branch, company: sent }, token('branch'), 'uma vez')
  const answers = await Promise.all([post(company), post(company), post(company)])
  assert.equal(new Set(answers.map(({ data }) => data.id)).size, 1)
  assert.equal((await refusal(post({ ...company, cnpj: cnpjNumber(88_101) }))).status, 422)
})

test('companies below companies end at the level that a tree is read to', async () => {
  let company_id = companies.stranger
  const below = async (n: number) => {
    const company = {
      cnpj: cnpjNumber(89_000 + n),
      name: `Nível ${n}`,
      phone: '(13) 3333-4444',
      website: 'casa.example',
      sector_id: '10',
    }
    company_id = (await app.call(createSubCompany, { company_id, company }, token('stranger'))).data.id
  }
  for (let n = 1; n <= 20; n++) await below(n)
  assert.equal((await refusal(below(21))).status, 409)
  assert.deepEqual((await edited(company_id, token('stranger'))).sub_companies, [])
})
